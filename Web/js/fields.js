// What a form's field holds, and what it held when its page came.

/** Whether a field is ticked and not written in. @param {any} field */
export function isTicked(field) {
  return field instanceof HTMLInputElement && ["radio", "checkbox"].includes(field.type);
}

/** @param {any} field @returns {string | boolean} */
export function value(field) {
  return isTicked(field) ? field.checked : field.value;
}

/** @param {any} field @returns {string | boolean} */
export function initial(field) {
  if (isTicked(field)) return field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const own = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
  return own?.value ?? "";
}

/** Whether a field holds something else than the page came with. @param {Element} field */
export function isChanged(field) {
  return field.matches("input, textarea, select") && value(field) !== initial(field);
}
