// A form field's present value, and its value when the page arrived.

/** Whether a field is ticked rather than typed in. @param {any} field */
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

/** Whether a field's value differs from the page's original one. @param {Element} field */
export function isChanged(field) {
  return field.matches("input, textarea, select") && value(field) !== initial(field);
}
