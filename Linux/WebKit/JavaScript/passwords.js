// Reports forms with a password, for the user's keyring, and fills them. Main frame only.
(handler) => {
  if (window !== window.top) return

  const report = (step, values) =>
    handler.postMessage({ kind: "password", step, ...values, isTop: true, url: location.href })
  const isShown = (field) => field.getClientRects().length > 0
  const opacity = (element) => {
    if (!element) return 1
    const { opacity: own, filter, maskImage } = getComputedStyle(element)
    return /opacity|url/.test(filter) || maskImage !== "none" ? 0 : own * opacity(element.parentElement)
  }

  // Whether the user sees the field: it is at the front, and in view.
  const isInView = (field) => {
    const { left, top, width, height } = field.getBoundingClientRect()
    if (Math.min(width, height) < 8 || opacity(field) < 0.3) return false
    const front = document.elementFromPoint(left + width / 2, top + height / 2)
    // The name of a field may stand in it.
    return front === field || front?.closest("label")?.control === field
  }

  // The fields whose password the page shows as text at the user's request.
  const secrets = new WeakSet()
  const isSecret = (field) => field.type === "password" || secrets.has(field)
  const parts = (form) => {
    const fields = [...document.querySelectorAll("input")].filter((field) => form && field.form === form)
    const passwords = fields.filter((field) => isSecret(field) && isShown(field))
    const texts = fields.slice(0, Math.max(0, fields.indexOf(passwords[0])))
      .filter((field) => ["text", "email", "tel", "url"].includes(field.type) && !isSecret(field))
    const named = texts.find((field) => field.autocomplete.includes("username"))
    return { user: named ?? texts.filter(isShown).at(-1), passwords }
  }

  // What the user has typed into a field, or has chosen to be filled. Scripts can set any value, and send any form.
  const entered = new WeakMap()
  window.addEventListener("input", ({ isTrusted, target }) => {
    if (isTrusted) entered.set(target, target.value)
  }, true)

  window.addEventListener("submit", ({ target }) => {
    const { user, passwords } = parts(target)
    // The last one of several is the new password, or its repetition.
    const password = passwords.at(-1)
    if (!password?.value || password.autocomplete.includes("one-time-code")) return
    if (entered.get(password) !== password.value || !navigator.userActivation.isActive) return
    report("sent", { user: user?.value ?? "", password: password.value })
  }, true)

  const tellVisit = () => report("visit")
  for (const name of ["turbo:before-visit", "turbolinks:before-visit"]) window.addEventListener(name, tellVisit)

  const tellPage = () => {
    if (document.documentElement.hasAttribute("data-turbo-preview")) return
    report("page", { hasField: [...document.querySelectorAll("input[type=password]")].some(isShown) })
  }
  const turboEvents = ["turbo:load", "turbo:render", "turbo:frame-render", "turbolinks:load"]
  for (const name of ["DOMContentLoaded", "pageshow", ...turboEvents]) window.addEventListener(name, tellPage)

  // The form of the focused field, if it signs a user in and the user has focused it: with a press on it, or with Tab.
  let form = null
  let pressed = null
  let isFilling = false
  const consider = (target) => {
    if (isFilling) return
    if (target.type === "password") secrets.add(target)
    const { user, passwords } = parts(target.form)
    const isNew = passwords.length !== 1 || passwords[0].autocomplete.includes("new-password")
    const isOwn = pressed === target || pressed === "Tab"
    const hadForm = form !== null
    form = !isNew && isOwn && [user, passwords[0]].includes(target) && isInView(target) ? target.form : null
    if (form || hadForm) report("focus", { isSignIn: form !== null })
  }
  const press = (field) => {
    pressed = field
    // A page may have focused it before.
    if (field && field === document.activeElement && field.form !== form) consider(field)
  }
  const whenTrusted = (name, handler) =>
    window.addEventListener(name, (event) => { if (event.isTrusted) handler(event) }, true)
  whenTrusted("mousedown", ({ target }) => press(target))
  whenTrusted("click", ({ target }) => press(target.closest?.("label")?.control ?? target))
  whenTrusted("keydown", ({ key, target, altKey, ctrlKey, metaKey, shiftKey }) => {
    pressed = key === "Tab" ? key : null
    if (key !== "ArrowDown" || altKey || ctrlKey || metaKey || shiftKey || !form || target.form !== form) return
    // The field has the focus again when the user has chosen.
    pressed = target
    report("choose")
  })
  window.addEventListener("focusin", ({ target }) => consider(target), true)

  // Pages can't access this world, so only the app calls it.
  window.fillPassword = (origin, name, password) => {
    if (!form?.isConnected || self.origin !== new URL(origin).origin) return
    const { user, passwords } = parts(form)
    for (const [field, value] of [[user, name], [passwords[0], password]]) {
      if (!field || !value) continue
      // The row of users may have covered it.
      field.scrollIntoView({ block: "nearest" })
      if (!isInView(field)) continue
      field.value = value
      for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }))
      entered.set(field, field.value)
    }
    isFilling = true
    passwords[0]?.focus()
    isFilling = false
  }
}
