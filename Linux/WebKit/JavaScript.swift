// Written by maintenance/embed, from the files in the folder JavaScript.

/// The scripts of this module. Each is a function expression.
enum JavaScript {
    static let color = #"""
        // Reports the background color of the document, which the app shows around the page. Main frame only.
        (handler) => {
          if (window !== window.top) return

          const scheme = matchMedia("(prefers-color-scheme: dark)")
          // Whether WebKitGTK draws a document without a background dark.
          const hasDarkCanvas = () => {
            const own = getComputedStyle(document.documentElement).colorScheme
            const schemes = own === "normal" ? document.querySelector("meta[name=color-scheme]")?.content ?? "" : own
            return /\bdark\b/.test(schemes) && (scheme.matches || !/\blight\b/.test(schemes))
          }

          let toldColor
          const tellColor = () => {
            // A canvas understands every CSS color.
            const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 })
            const brush = canvas.getContext("2d", { willReadFrequently: true })
            const isDark = hasDarkCanvas()
            if (isDark && brush) {
              brush.fillStyle = "rgb(30 30 30)"
              brush.fillRect(0, 0, 1, 1)
            }
            for (const element of [document.body, document.documentElement]) {
              if (!element || !brush) continue
              brush.fillStyle = getComputedStyle(element).backgroundColor
              brush.fillRect(0, 0, 1, 1)
            }
            const color = Array.from(brush?.getImageData(0, 0, 1, 1).data ?? [])
            if (String([color, isDark]) === toldColor) return
            toldColor = String([color, isDark])
            handler.postMessage({ kind: "color", color, isDark, isTop: true, url: location.href })
          }

          for (const name of ["DOMContentLoaded", "load", "turbo:render", "turbolinks:render", "resize"]) {
            window.addEventListener(name, tellColor)
          }
          scheme.addEventListener("change", tellColor)
        }
        """#

    static let dialogs = #"""
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
        """#

    static let findPosition = #"""
        // Returns the number of the selected match of a text, as a search in the page counts them; null if it isn't known.
        (text) => {
          const selection = getSelection()
          if (!selection.rangeCount || selection.isCollapsed) return null
          const { startContainer, startOffset } = selection.getRangeAt(0)
          const isVisible = ({ parentElement: parent }) => parent !== null &&
              !/^(script|style|noscript|template|textarea)$/.test(parent.localName) && parent.checkVisibility?.() !== false
          const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
          let before = ""
          while (nodes.nextNode()) {
            const node = nodes.currentNode
            if (node === startContainer) {
              before += node.data.slice(0, startOffset)
              return before.toLowerCase().split(text.toLowerCase()).length
            }
            if (isVisible(node)) before += node.data
          }
          return null
        }
        """#

    static let keys = #"""
        // Reports the Tab key when no element of the page has the focus any longer, and the Escape key.
        (handler) => {
          // WebKit closes these, and reports the key as one that nothing has used.
          const open = ":modal, :popover-open:not([popover=manual i])"
          // The page closes these itself.
          const isShown = (element) => element.checkVisibility?.({ opacityProperty: true, visibilityProperty: true })
          const isOpenIn = (node) => node.nodeType > Node.COMMENT_NODE &&
              (node.querySelector(open) || [...node.querySelectorAll("[aria-modal=true i]")].some(isShown))

          const isOpenList = (node) => node.matches?.("[aria-expanded=true i]:is([aria-haspopup], [role=combobox])")

          // The page may have closed one of them itself, and may not say that it has used the key.
          const answer = (later, event, open) => {
            if (later === event && open.some((layer) => !layer.open)) event.preventDefault()
          }

          // At once, so that the report is there before the page's answer to the key. The path has the document and the roots
          // of the components around the focus.
          window.addEventListener("keydown", (event) => {
            if (!event.isTrusted || event.key !== "Escape") return
            const isUsed = event.composedPath().some((node) => isOpenIn(node) || isOpenList(node))
            handler.postMessage({ kind: "escape", isUsed, isTop: window === window.top, url: location.href })
            const open = [...document.querySelectorAll("dialog[open], details[open]")]
            if (open.length) window.addEventListener("keydown", (later) => answer(later, event, open), { once: true })
          }, true)

          if (window !== window.top) return

          // With Shift, WebKitGTK reports the Tab key only by its code.
          window.addEventListener("keydown", (event) => {
            if (!event.isTrusted || event.code !== "Tab" || event.ctrlKey || event.altKey || event.metaKey) return
            setTimeout(() => {
              const hasElement = ![null, document.body, document.documentElement].includes(document.activeElement)
              if (event.defaultPrevented || hasElement) return
              handler.postMessage({ kind: "tab", isForward: !event.shiftKey, isTop: true, url: location.href })
            })
          })
        }
        """#

    static let navigations = #"""
        // Announces navigations before WebKitGTK asks for their policy.
        //
        // No single event announces all of them. The event `navigate` precedes the policy decision for what a script does. In
        // WebKitGTK 2.52 it follows the decision, or is missing, for links, forms and `<meta>`; so clicks, submissions and
        // `<meta>` elements are announced too. Clicks are handled before and after the page's own handlers, which may change a
        // link's target. Not announced: new frames, navigations of a frame by another origin, and clicks that a page hides.
        (handler) => {
          const isTop = window === window.top
          const announce = (how, url, isTop, isDownload = false) =>
            handler.postMessage({ kind: "navigation", how, url, isTop, isDownload })

          const attribute = (element, name) => element ? Element.prototype.getAttribute.call(element, name) : null
          const absolute = (text) => {
            try {
              return new URL(text, document.baseURI).href
            } catch {
              return null
            }
          }
          const child = (parent, name) => {
            try {
              const frame = parent[name]
              return frame !== undefined && frame.window === frame
            } catch {
              return false
            }
          }
          const hasFrame = (name, parent = window.top) => child(parent, name) ||
            Array.from({ length: parent.length }, (_, index) => parent[index]).some((frame) => hasFrame(name, frame))

          // Whether the frame with that name is the main one; undefined for a new window.
          const leadsToTop = (name) => {
            switch (name.toLowerCase()) {
              case "": case "_self": return isTop
              case "_top": return true
              case "_parent": return window.parent === window.top
              case "_blank": return undefined
              default: return hasFrame(name) ? false : undefined
            }
          }

          const targetOf = (target) => target || attribute(document.querySelector("base[target]"), "target") || ""

          const announceTarget = (how, text, target, isDownload) => {
            const url = absolute(text)
            const toTop = leadsToTop(targetOf(target))
            if (url !== null && toTop !== undefined) announce(how, url, toTop, isDownload?.(url))
          }

          const isLink = (node) => node instanceof Element && /^(a|area)$/i.test(node.localName) &&
            (node.hasAttribute("href") || node.hasAttribute("xlink:href"))
          const isOwn = (url) =>
            ["blob:", "data:"].some((scheme) => url.startsWith(scheme)) || new URL(url).origin === self.origin

          // A file is no page for a new window: WebKitGTK would open an empty one, or ask for the file without its name.
          const keepInWindow = (link) => {
            const target = attribute(link, "target")
            const url = absolute(attribute(link, "href"))
            if (!link.hasAttribute("download") || !url || !isOwn(url) || leadsToTop(targetOf(target)) !== undefined) return
            link.setAttribute("target", "_self")
            setTimeout(() => target === null ? link.removeAttribute("target") : link.setAttribute("target", target))
          }

          const clicked = (event) => {
            const link = event.composedPath().find(isLink)
            if (!link) return
            if (event.eventPhase === Event.CAPTURING_PHASE) keepInWindow(link)
            announceTarget(
              "link", attribute(link, "href") ?? attribute(link, "xlink:href"), attribute(link, "target"),
              (url) => link.hasAttribute("download") && isOwn(url))
          }

          const submitted = ({ target: form, submitter }) => announceTarget(
            "form", attribute(submitter, "formaction") || attribute(form, "action") || location.href,
            attribute(submitter, "formtarget") ?? attribute(form, "target"))

          for (const isCapturing of [true, false]) {
            for (const name of ["click", "auxclick"]) window.addEventListener(name, clicked, isCapturing)
            window.addEventListener("submit", submitted, isCapturing)
          }
          // A script that compares many forms asks for the data of each.
          window.addEventListener("formdata", submitted, true)

          window.addEventListener("DOMContentLoaded", () => {
            for (const meta of document.querySelectorAll("meta[http-equiv=refresh i]")) {
              const [, text] = /^[\s\d.]*[;,]\s*(?:url\s*=\s*)?["']?([^"']+)/i.exec(attribute(meta, "content")) ?? []
              const url = text && absolute(text.trim())
              if (url) announce("refresh", url, isTop)
            }
          }, true)

          window.navigation?.addEventListener("navigate", ({ destination, downloadRequest, hashChange }) => {
            if (destination.sameDocument && !hashChange) return
            announce("event", destination.url, isTop, typeof downloadRequest === "string")
          })
        }
        """#

    static let observer = #"""
        // Reports what WebKitGTK doesn't: the frame of an event. Runs in every frame before the page's scripts, in a world that
        // pages can't access. `relay` is the name of the message handler there.
        (relay, events, parts) => {
          const handler = window.webkit.messageHandlers[relay]
          for (const part of parts) part(handler, events)
        }
        """#

    static let passwords = #"""
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
        """#

    static let postMessage = #"""
        // Sends messages of the page to message handlers through relay.js in the same frame. Runs in the page's world.
        //
        // WebKitGTK's own handlers remain for `name in messageHandlers`, and for messages that bypass this script.
        ({ messageEvent }) => {
          const { CustomEvent, Proxy, setTimeout, JSON: { stringify } } = window
          const dispatch = window.dispatchEvent.bind(window)
          const namespace = window.webkit
          const handlers = namespace?.messageHandlers
          if (!handlers) return
          // NB: at the start of a document, WebKitGTK runs the scripts of the worlds in any order. Messages that are posted
          // before relay.js has run are held, in order.
          const held = []
          const take = (detail) => !dispatch(new CustomEvent(messageEvent, { detail, cancelable: true }))
          const release = () => {
            for (const { handler, body, detail } of held.splice(0)) if (!take(detail)) handler.postMessage(body)
          }
          const makeHandler = (name, handler) => ({
            postMessage(body) {
              const detail = stringify([name, body])
              if (held.length === 0 && take(detail)) return
              if (held.push({ handler, body, detail }) === 1) setTimeout(release)
            }
          })
          const get = (_, name) => handlers[name] && makeHandler(name, handlers[name])
          const has = (_, name) => name in handlers
          Object.defineProperty(namespace, "messageHandlers", { value: new Proxy({}, { get, has }) })
          // NB: WebKitGTK collects `window.webkit` as soon as no script references it, and creates it again without the
          // properties that were defined on it.
          Object.defineProperty(window, Symbol("webkit"), { value: namespace })
        }
        """#

    static let relay = #"""
        // Forwards the events of postMessage.js and dialogs.js from the page's world, together with their frame.
        //
        // A message is a string, so no code of the page runs here. `preventDefault` means that the message has been accepted.
        (handler, { messageEvent, dialogEvent }) => {
          const frame = () => ({ isTop: window === window.top, origin: self.origin, url: location.href })

          window.addEventListener(dialogEvent, () => handler.postMessage({ kind: "dialog", ...frame() }), true)
          window.addEventListener(messageEvent, (event) => {
            event.preventDefault()
            // A form named "title" would replace the property.
            const title = typeof document.title === "string" ? document.title : null
            handler.postMessage({ kind: "message", ...frame(), title, text: event.detail })
          }, true)
        }
        """#

    static let sideScroll = #"""
        // Reports a horizontal scroll that the page doesn't use, neither in a script nor in a scrollable element. The app may
        // use it for a swipe back.
        (handler) => {
          const takesScroll = (node, { deltaX }) => {
            if (!(node instanceof Element)) return false
            const { overflowX, overscrollBehaviorX, direction } = getComputedStyle(node)
            const scrolls = node === document.scrollingElement ? overflowX !== "hidden" : /auto|scroll/.test(overflowX)
            const range = node.scrollWidth - node.clientWidth
            if (!scrolls || range < 1) return false
            const done = direction === "rtl" ? node.scrollLeft + range : node.scrollLeft
            return overscrollBehaviorX !== "auto" || (deltaX < 0 ? done >= 1 : done <= range - 1)
          }

          window.addEventListener("wheel", (event) => {
            if (!event.isTrusted || event.defaultPrevented || Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return
            if (event.composedPath().some((node) => takesScroll(node, event))) return
            // Later, because the page's own handlers on the window are called after this one.
            setTimeout(() => {
              if (event.defaultPrevented) return
              handler.postMessage({ kind: "scroll", isTop: window === window.top, url: location.href })
            })
          }, { passive: true })
        }
        """#
}
