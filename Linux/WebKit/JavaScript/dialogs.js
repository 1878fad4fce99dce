// Announces the frame of a dialog before the dialog opens. Runs in the page's world.
//
// NB: WebKitGTK doesn't report the frame. If a page prevents this script from running, the dialog's frame is unknown.
({ dialogEvent }) => {
  const { CustomEvent, Reflect: { apply } } = window
  const dispatch = window.dispatchEvent.bind(window)
  for (const name of ["alert", "confirm", "prompt"]) {
    const show = window[name]
    window[name] = { [name](...words) {
      dispatch(new CustomEvent(dialogEvent))
      return apply(show, window, words)
    } }[name]
  }
}
