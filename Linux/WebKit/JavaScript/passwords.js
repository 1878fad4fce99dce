// Reports forms with a password, for the user's keyring, and fills them. Main frame only.
(handler) => {
  if (window !== window.top) return

  const report = (step, values) =>
    handler.postMessage({ kind: "password", step, ...values, isTop: true, url: location.href })
  const isShown = (field) => field.getClientRects().length > 0

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

  window.addEventListener("submit", ({ target }) => {
    const { user, passwords } = parts(target)
    // The last one of several is the new password, or its repetition.
    const password = passwords.at(-1)
    if (!password?.value || password.autocomplete.includes("one-time-code")) return
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

  // The form of the focused field, if it signs a user in.
  let form = null
  let isFilling = false
  window.addEventListener("focusin", ({ target }) => {
    if (isFilling) return
    if (target.type === "password") secrets.add(target)
    const { user, passwords } = parts(target.form)
    const isNew = passwords.length !== 1 || passwords[0].autocomplete.includes("new-password")
    const hadForm = form !== null
    form = !isNew && [user, passwords[0]].includes(target) ? target.form : null
    if (form || hadForm) report("focus", { isSignIn: form !== null })
  }, true)

  // Pages can't access this world, so only the app calls it.
  window.fillPassword = (origin, name, password) => {
    if (!form?.isConnected || self.origin !== new URL(origin).origin) return
    const { user, passwords } = parts(form)
    for (const [field, value] of [[user, name], [passwords[0], password]]) {
      if (!field || !value) continue
      field.value = value
      for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }))
    }
    isFilling = true
    passwords[0]?.focus()
    isFilling = false
  }
}
