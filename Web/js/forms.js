// Forms that answer in place.
//
//   <form data-inplace method="post" action="/tasks">   submitted without leaving the page; a hidden field `operation`
//                                                       makes sending it twice the same as once
//   data-haptic="success" on the form, or on a button   vibrates when it was taken
//     that has an address of its own
//   [data-autosubmit] on a field                        submits its form when it changes
// While it is under way the form has data-busy and aria-busy. An answer that leads to this page swaps <main>; to
// another page goes there. A refusal shows the form again with its errors, or, when it belongs to another page (a
// task's menu), as a sheet. The sentence for "not reached": data-text-failed.

import { on, text } from "./dom.js";
import { takeOff } from "./flight.js";
import { haptic } from "./haptics.js";
import { ask, show } from "./page.js";
import { closeSheet, inSheet, openSheet, replaceInSheet } from "./sheet.js";
import { toast } from "./toast.js";

on("submit", "form[data-inplace]", (/** @type {HTMLFormElement} */ form, event) => {
  if (event.defaultPrevented) return;
  event.preventDefault();
  void submit(form, event.submitter);
});

on("change", "[data-autosubmit]", (field) => field.closest("form")?.requestSubmit());

/** @param {HTMLFormElement} form @param {HTMLButtonElement | null} [submitter] */
export async function submit(form, submitter = null) {
  // Buttons with an address of their own share a form: one under way doesn't hold up the next.
  const isShared = Boolean(submitter?.hasAttribute("formaction"));
  const sender = isShared && submitter ? submitter : form;
  if ("busy" in sender.dataset) return;
  sender.dataset.busy = "";
  form.setAttribute("aria-busy", "true");
  submitter?.setAttribute("aria-disabled", "true");
  try {
    const answer = await send(form, submitter);
    if (answer) await settle(form, answer, sender);
    else fail(form);
  } finally {
    delete sender.dataset.busy;
    form.removeAttribute("aria-busy");
    submitter?.removeAttribute("aria-disabled");
  }
}

/** @param {HTMLFormElement} form @param {HTMLButtonElement | null} submitter */
function send(form, submitter) {
  const data = new FormData(form, submitter);
  const action = submitter?.getAttribute("formaction") ?? form.getAttribute("action") ?? location.pathname;
  const isFile = form.enctype === "multipart/form-data";
  // @ts-ignore: a form without files holds texts only.
  const fields = new URLSearchParams([...data].filter(([, value]) => typeof value === "string"));
  if (form.method !== "post") return ask(`${action}?${fields}`);
  return ask(action, { method: "POST", body: isFile ? data : fields });
}

/**
 * @param {HTMLFormElement} form
 * @param {import("./page.js").Answer} answer
 * @param {HTMLElement} sender the form, or the one of its buttons that was pressed
 */
async function settle(form, answer, sender) {
  if (answer.isDone || !answer.isRefused) {
    if (sender.dataset.haptic) haptic(sender.dataset.haptic);
    if (inSheet(form)) {
      takeOff(form);
      await show(answer, { leave: closeSheet });
    } else await show(answer);
    return;
  }
  haptic("refused");
  if (inSheet(form)) replaceInSheet(answer.refusal, answer.page);
  else if (answer.isHere) {
    await show(answer, { still: true });
    focusFault(document.querySelector("main"));
  } else openSheet(answer.refusal, sender);
}

/** @param {HTMLFormElement} form */
function fail(form) {
  haptic("failed");
  toast(text(form, "failed"));
}

/**
 * Brings the person to the field that needs another value, else to what can be done, else to the words.
 * @param {ParentNode | null} root
 */
export function focusFault(root) {
  for (const wanted of ["[aria-invalid=true]", "[data-refusal] button", "form button", "[role=alert]"]) {
    const found = root?.querySelector(wanted);
    if (!(found instanceof HTMLElement)) continue;
    if (wanted === "[role=alert]") found.tabIndex = -1;
    found.focus();
    return;
  }
}
