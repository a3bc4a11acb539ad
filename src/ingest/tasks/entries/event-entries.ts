/** Events, by what has happened. */
export const eventEntryTasks = `
api.Document.DOMContentLoaded_event: document ready; dom ready; page parsed; jquery ready
api.Document.visibilitychange_event: tab hidden; tab switched; user leaves tab; tab becomes active; app in background
api.Document.selectionchange_event: selected text changed; cursor moved
api.Animation.finish_event: animation done
api.Element.click_event: on click; button clicked
api.Element.dblclick_event: double click; clicked twice
api.Element.contextmenu_event: right click; context menu; right mouse button
api.Element.mouseenter_event: mouse enters; mouse goes over; hover starts; pointer enters
api.Element.mouseleave_event: mouse leaves; hover ends
api.Element.mouseover_event: mouse over child
api.Element.mousemove_event: mouse moves; cursor position; follow mouse
api.Element.mousedown_event: mouse button down; pressed mouse button
api.Element.mouseup_event: mouse button released
api.Element.wheel_event: mouse wheel; scroll wheel
api.Element.keydown_event: key pressed; key down; press enter; shortcut pressed
api.Element.keyup_event: key released; key up
api.Element.input_event: while typing; text typed; value changes; user types
api.HTMLElement.change_event: value changed; option selected; selection changed; checkbox toggled
api.Element.focus_event: gets focus; field entered
api.Element.blur_event: loses focus; field left; leave input
api.Element.focusin_event: focus inside; child gets focus
api.Element.focusout_event: focus leaves; child loses focus
api.Element.paste_event: pasted text; on paste; paste image; intercept paste
api.Element.copy_event: on copy; user copies
api.Element.cut_event: on cut
api.Element.pointerdown_event: finger or mouse down; touch starts
api.Element.pointermove_event: drag with finger; pen moves
api.Element.pointerup_event: finger lifted; touch ends
api.Element.touchstart_event: finger touches
api.Element.touchmove_event: finger moves; swipe
api.Element.scroll_event: on scroll; scrolled event; user scrolls
api.Element.scrollend_event: scrolling finished; scroll stopped
api.Element.animationend_event: animation ended; animation finished; animation complete
api.Element.animationstart_event: animation starts
api.Element.transitionend_event: transition ended; transition finished; transition complete
api.Element.beforeinput_event: before typing; intercept input
api.HTMLElement.dragstart_event: drag starts; start dragging
api.HTMLElement.dragover_event: dragged over; allow drop
api.HTMLElement.drop_event: dropped; file dropped; drop target
api.HTMLElement.dragend_event: drag ends
api.HTMLElement.error_event: image failed; broken image; failed to load; missing image fallback; loading error
api.HTMLElement.load_event: image loaded; finished loading image
api.HTMLElement.toggle_event: popover opened; popover toggled; details opened; section expanded
api.HTMLElement.beforetoggle_event: before popover opens
api.HTMLDialogElement.cancel_event: escape pressed in dialog; dialog dismissed
api.HTMLDialogElement.close_event: dialog closed; modal closed
api.HTMLFormElement.submit_event: form submitted; on submit; form sent
api.HTMLFormElement.reset_event: form reset
api.HTMLInputElement.invalid_event: field invalid event; validation failed
api.HTMLMediaElement.ended_event: video finished; video ended; song over; after video
api.HTMLMediaElement.timeupdate_event: playback position changes; video progress
api.HTMLMediaElement.canplay_event: video ready; can play
api.HTMLMediaElement.loadedmetadata_event: video size known; duration known
api.HTMLSlotElement.slotchange_event: slot content changed
api.Window.resize_event: window size changes; browser resized
api.Window.load_event: page fully loaded; everything loaded
api.Window.beforeunload_event: leave page warning; unsaved changes; before closing tab
api.Window.pagehide_event: page left; page closed
api.Window.pageshow_event: page shown; back from cache
api.Window.online_event: back online; connection restored
api.Window.offline_event: connection lost; goes offline
api.Window.hashchange_event: hash changed; fragment changed
api.Window.popstate_event: back button pressed; history changed; browser back
api.Window.storage_event: storage changed in other tab
api.Window.message_event: message from iframe; receive message
api.Window.error_event: uncaught error; global error handler
api.Window.unhandledrejection_event: uncaught promise; unhandled promise rejection
api.Window.storage_event api.BroadcastChannel: sync tabs
`
