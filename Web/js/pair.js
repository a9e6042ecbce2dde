// The page that pairs a device (/pair). The code comes in the link's fragment, which no browser sends to the server; here
// it is put into the form's field and taken out of the address, so that it stays in no history.
//
//   [data-code]   the field of the code. Without scripts it is typed.

const field = document.querySelector("[data-code]");
const code = /^#[0-9A-Za-z-]+$/.test(location.hash) ? location.hash.slice(1) : "";
if (field && code) {
  field.value = code;
  history.replaceState(null, "", location.pathname + location.search);
}
