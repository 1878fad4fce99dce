// Announces which frame asks before its dialog does. Runs in the page's world.
//
// NB: the engine does not report it. A frame that keeps this from running is asked for as one that nobody knows.
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
