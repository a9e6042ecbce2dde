// What is celebrated falls once on this device, however often its page is shown: [data-once] names what it is for. It goes
// before it is painted again. Without scripts, or where nothing can be kept, it falls with each visit.

for (const element of document.querySelectorAll("[data-once]")) {
  const name = `wird:once:${element.getAttribute("data-once")}`;
  try {
    if (localStorage.getItem(name)) element.remove();
    else localStorage.setItem(name, "1");
  } catch {
    // A browser that keeps nothing shows it again.
  }
}
