// Forms that answer in place.
//
//   <form data-inplace method="post" action="/tasks">   submitted without leaving the page; a hidden field `operation`
//                                                       makes sending it twice the same as once
//   data-haptic="success" on the form, or on a button   vibrates when it was accepted
//     that has an address of its own
// While a form is being sent it has data-busy and aria-busy. An answer for this page swaps <main>; one for another page
// navigates there. A refusal shows the form again with its errors or, if it belongs to another page (a task's menu), as
// a sheet. The sentence for an unreachable server: data-text-failed.

import { on, text } from "./dom.js";
import { forget } from "./drafts.js";
import { focusFault } from "./faults.js";
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

/**
 * @param {HTMLFormElement} form
 * @param {HTMLButtonElement | null} [submitter]
 * @param {object} [choice] of a form whose choices hold as they are made
 * @param {FormData} [choice.data] what it held when the choice was made
 * @param {() => boolean | Promise<boolean>} [choice.isShown] whether the answer is shown
 */
export async function submit(form, submitter = null, { data = new FormData(form, submitter), isShown = () => true } = {}) {
  // Buttons with addresses of their own share a form: one in progress doesn't block the next.
  const isShared = Boolean(submitter?.hasAttribute("formaction"));
  const sender = isShared && submitter ? submitter : form;
  if ("busy" in sender.dataset) return;
  sender.dataset.busy = "";
  form.setAttribute("aria-busy", "true");
  submitter?.setAttribute("aria-disabled", "true");
  try {
    const answer = await send(form, submitter, data);
    if (answer && !(await isShown())) return;
    if (answer) await settle(form, answer, sender, { calm: "autosubmit" in form.dataset, felt: submitter?.dataset.haptic });
    else fail(form);
  } finally {
    delete sender.dataset.busy;
    form.removeAttribute("aria-busy");
    submitter?.removeAttribute("aria-disabled");
  }
}

/** @param {HTMLFormElement} form @param {HTMLButtonElement | null} submitter @param {FormData} data */
function send(form, submitter, data) {
  const action = submitter?.getAttribute("formaction") ?? form.getAttribute("action") ?? location.pathname;
  const isFile = form.enctype === "multipart/form-data";
  // @ts-ignore: a form without files contains only texts.
  const fields = new URLSearchParams([...data].filter(([, value]) => typeof value === "string"));
  // The attribute, not the property: a field named "method" would replace the latter.
  if (form.getAttribute("method") !== "post") return ask(`${action}?${fields}`);
  return ask(action, { method: "POST", body: isFile ? data : fields });
}

/**
 * @param {HTMLFormElement} form
 * @param {import("./page.js").Answer} answer
 * @param {HTMLElement} sender the form, or the one of its buttons that was pressed
 * @param {{ calm: boolean, felt?: string }} how whether more may be chosen while the answer is shown, and how the button
 *   that was pressed is felt, where it has a name of its own
 */
async function settle(form, answer, sender, { calm, felt = sender.dataset.haptic }) {
  if (answer.isDone || !answer.isRefused) {
    forget(form);
    if (felt) haptic(felt);
    if (inSheet(form)) {
      takeOff(form);
      await show(answer, { leave: closeSheet });
    } else await show(answer, { calm });
    return;
  }
  haptic(answer.hasFailed ? "failed" : "refused");
  if (inSheet(form)) replaceInSheet(answer.refusal, answer.page);
  else if (answer.isHere) {
    await show(answer, { still: true });
    focusFault(document.querySelector("main"));
  } else openSheet(answer.refusal, sender);
}

/** @param {HTMLFormElement} form */
function fail(form) {
  haptic("network");
  toast(text(form, "failed"));
}
