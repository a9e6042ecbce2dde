// Wird's page scripts. Every page works without them: links and forms lead to the same places. What they add:
// forms that answer in place, sheets, drag and keyboard on the timeline, a moving now line, the countdown, live search,
// the device's location, swiping, haptics, reminders, and animations that follow an action.
//
// Loaded once per page as <script type="module" src="…/app.js">; the modules are beside this file under their plain
// names. first.js is separate: a classic script after the timeline, so that the first paint already shows the present
// hour.
//
// What every page may carry for all of them:
//   <html lang dir data-digits="٠|0|…" data-periods="0 AM | 12 PM" data-clock="12|24">   how numbers and times are written
//   <html data-haptics='{"light":[10],…}'>                       vibration patterns by name; absent: none
//   <main data-page="today">                                     what is swapped when a form answers in place
//   [data-live][id], [data-swap][id]                             parts outside <main> that are swapped with it, by id
//   [data-announcer] role="status"                               where short texts for screen readers are put
//   [data-text-failed] on any element                            the sentence for "could not be reached, try again"
// Texts come from data attributes: data-text-NAME of the element, or of its nearest ancestor that has one.

import "./forms.js";
import "./choices.js";
import "./sheet.js";
import "./toast.js";
import "./timeline.js";
import "./timeline-zoom.js";
import "./timeline-lazy.js";
import "./week.js";
import "./inbox.js";
import "./now.js";
import "./countdown.js";
import "./location.js";
import "./follow.js";
import "./near.js";
import "./search.js";
import "./swipe.js";
import "./counter.js";
import "./menu.js";
import "./adhan.js";
import "./player.js";
import "./downloads.js";
import "./reminders.js";
import "./push.js";
import "./motion.js";
import "./feedback.js";
import "./when.js";
import "./quran.js";
import "./quran-words.js";
import "./quran-colours.js";
import "./quran-mushaf.js";
import "./tasbih.js";
import "./areas.js";
import "./path.js";
import "./course.js";
import "./takes.js";
import "./recite.js";
import "./once.js";
import "./schedule.js";

document.documentElement.dataset.scripted = "";
