// The entries of the history that belong to the page's screen. WebKit keeps one list for all screens of a session, in
// which the entry before the screen's own belongs to another screen, or to none that is left.
//
// The page, a frame and a jump to a part of the page add entries of their own, to which a script can go back as in a
// browser. Beyond them, native goes back by screens.
(post) => {
  // The position among the screen's own entries, and that of the last one.
  let position = 0
  let last = 0
  // The position that a script has requested; null for none.
  let requested = null

  const { pushState, go } = History.prototype

  const didPush = () => { last = position += 1 }

  const traverse = (delta) => {
    const target = (requested ?? position) + delta
    if (target < 0) return post("wentBack", { screens: -target })
    // There is nothing ahead of the last screen.
    if (target > last) return
    requested = target
    go.call(history, delta)
  }

  const replace = (name, action) => {
    const original = History.prototype[name]
    History.prototype[name] = function (...values) {
      // The history of a frame's document has entries of its own.
      return this === history ? action(...values) : original.apply(this, values)
    }
  }
  replace("pushState", (...values) => {
    pushState.apply(history, values)
    didPush()
  })
  replace("go", (delta) => Number(delta) ? traverse(Math.trunc(delta)) : go.call(history))
  replace("back", () => traverse(-1))
  replace("forward", () => traverse(1))

  // Before the listeners of the page. A jump to a part of the page adds an entry without a state.
  addEventListener("popstate", ({ state }) => {
    if (requested !== null) {
      position = requested
      requested = null
    } else if (state === null) didPush()
  }, true)

  return {
    // The page belongs to another screen, whose first entry is the current one.
    begin() {
      position = last = 0
      requested = null
    }
  }
}
