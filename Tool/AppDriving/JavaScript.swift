// Written by maintenance/embed, from the files in the folder JavaScript.

/// The scripts of this module. Each is a function expression.
enum JavaScript {
    static let drive = #"""
        // Finds and reads elements of a page for a test, and prepares them for the pointer and the keyboard.
        async ({ name, values, frames }, script) => {
          class Failure extends Error {
            constructor(kind, message) {
              super(message)
              this.kind = kind
            }
          }

          // The elements that the test knows. An identifier is never one of another document.
          const state = window.turboNavigatorDrive ??= {
            key: Math.random().toString(36).slice(2), count: 0, identifiers: new WeakMap(), elements: new Map()
          }
          const identify = (element) => {
            let identifier = state.identifiers.get(element)
            if (!identifier) {
              identifier = `${state.key}-${++state.count}`
              state.identifiers.set(element, identifier)
              state.elements.set(identifier, new window.WeakRef(element))
            }
            return identifier
          }
          const look = (identifier) => {
            const element = state.elements.get(identifier)?.deref()
            if (element?.isConnected && element.ownerDocument.defaultView) return element
            throw new Failure("stale", "The element is no longer in the visible page.")
          }

          const inner = (frame) => {
            try {
              const found = frame.contentWindow
              return found.document && found
            } catch {
              throw new Failure("unsupported", `The frame of another site can't be read: ${frame.src}`)
            }
          }
          const view = frames.map(look).reduce((_, frame) => inner(frame), window)
          const page = view.document

          // Scripts

          // Values of another frame aren't instances of this window's classes.
          const isElement = (value) => value?.nodeType === 1 && typeof value.localName === "string"
          const encode = (value, outer = []) => {
            if (value === undefined || value === null) return null
            if (isElement(value)) return { element: identify(value) }
            if (typeof value === "function" || typeof value === "symbol") return null
            if (typeof value === "bigint") return { value: Number(value) }
            if (typeof value === "number") return Number.isFinite(value) ? { value } : null
            if (typeof value !== "object") return { value }
            if (outer.includes(value)) throw new Failure("script", "The script's result contains itself.")
            const path = [...outer, value]
            const isList = Array.isArray(value) || typeof value.length === "number" && typeof value.item === "function"
            if (isList) return { list: [...value].map((one) => encode(one, path)) }
            if (typeof value.toJSON === "function") return encode(value.toJSON(), path)
            return { object: Object.fromEntries(Object.entries(value).map(([key, one]) => [key, encode(one, path)])) }
          }
          const decode = (value) => {
            if (Array.isArray(value)) return value.map(decode)
            if (value === null || typeof value !== "object") return value
            if (typeof value["turbo-navigator-element"] === "string") return look(value["turbo-navigator-element"])
            return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, decode(one)]))
          }
          const call = async (list, ...others) => {
            const values = [...decode(list), ...others]
            try {
              return await Reflect.apply(script(view), view, values)
            } catch (error) {
              throw new Failure("script", String(error))
            }
          }

          // Reading

          const css = (element) => view.getComputedStyle(element)
          const isShown = (element, opacityProperty) => {
            if (element.checkVisibility({ opacityProperty, visibilityProperty: true })) return true
            const outer = css(element).display === "contents" && element.parentElement
            return outer ? isShown(outer, opacityProperty) : false
          }
          const bounds = (element) => {
            if (element !== page.documentElement) return element.getBoundingClientRect()
            return new view.DOMRect(0, 0, element.clientWidth, element.clientHeight)
          }
          const hasSize = (element) => {
            const { width, height } = bounds(element)
            if (width > 0 && height > 0 || element.localName === "path" && width + height > 0) return true
            const isSized = (one) => one.nodeType === 3 || isElement(one) && hasSize(one)
            return css(element).overflow !== "hidden" && [...element.childNodes].some(isSized)
          }
          // What an element may be scrolled in, or cut off by.
          const container = (element) => {
            const { position } = css(element)
            if (position === "fixed") return element === page.documentElement ? null : page.documentElement
            let outer = element.parentElement
            while (outer && outer !== page.documentElement) {
              const style = css(outer)
              const isPassed = position === "absolute" && style.position === "static"
              if (!isPassed && !/^(inline|contents)/.test(style.display)) break
              outer = outer.parentElement
            }
            return outer
          }
          // The styles of the body are those of the window.
          const overflow = (element) => {
            const isRoot = element === page.documentElement
            const isOfBody = css(page.documentElement).overflow === "visible" && page.body
            if (isOfBody && element === page.body) return ["visible", "visible"]
            const { overflowX, overflowY } = css(isRoot && isOfBody ? page.body : element)
            return [overflowX, overflowY].map((one) => isRoot && one === "visible" ? "auto" : one)
          }
          // Whether an element is where nobody can scroll to.
          const isCutOff = (element) => {
            if (css(element).display === "contents") return Boolean(element.parentElement) && isCutOff(element.parentElement)
            const { left, top, right, bottom } = bounds(element)
            const isFixed = css(element).position === "fixed"
            for (let outer = container(element); outer; outer = container(outer)) {
              const [x, y] = overflow(outer)
              if (x === "visible" && y === "visible") continue
              const around = bounds(outer)
              if (!around.width || !around.height) return true
              const scrolled = outer === page.documentElement ? page.scrollingElement : outer
              // How far it is before the start and behind the end, and how far the user can scroll to the start.
              const sides = [
                [x, around.left - right, left - around.right, scrolled.scrollLeft],
                [y, around.top - bottom, top - around.bottom, scrolled.scrollTop]
              ].filter(([style, before, behind]) => style !== "visible" && (before > 0 || behind >= 0))
              const isFinal = ([style, before, , start]) => isFixed || style === "hidden" || style === "clip" || before > start
              if (sides.some(isFinal)) return true
              if (sides.length > 0) return isCutOff(outer)
            }
            return false
          }
          const isAllCutOff = (element) => {
            return isCutOff(element) && [...element.children].every((one) => !hasSize(one) || isAllCutOff(one))
          }
          const isVisible = (element, opacityProperty = true) => {
            if (element === page.body) return true
            if (element.localName === "option" || element.localName === "optgroup") {
              const field = element.closest("select, datalist")
              return Boolean(field) && isVisible(field, false)
            }
            return isShown(element, opacityProperty) && hasSize(element) && !isAllCutOff(element)
          }
          const visibleText = (element) => {
            if (!isVisible(element)) return ""
            return element.innerText ?? element.textContent
          }
          const isDisabled = (element) => {
            if (element.matches("optgroup[disabled] > option, select:disabled option")) return true
            return element.matches(":disabled")
          }
          const value = (element) => {
            if (element.localName === "select" && element.multiple) {
              return [...element.selectedOptions].map((one) => one.value)
            }
            if (element.isContentEditable) return element.innerText
            return element.value ?? null
          }
          // As WebDriver has them: a property of that name, or else the attribute.
          const flags = new Set([
            "async", "autofocus", "autoplay", "checked", "controls", "default", "defer", "disabled", "formnovalidate", "hidden",
            "indeterminate", "iscontenteditable", "ismap", "itemscope", "loop", "multiple", "muted", "nomodule", "novalidate",
            "open", "paused", "playsinline", "readonly", "required", "reversed", "selected"
          ])
          const aliases = { class: "className", iscontenteditable: "isContentEditable", readonly: "readOnly" }
          const attribute = (element, name) => {
            const key = name.toLowerCase()
            if (key === "style") return element.style?.cssText ?? null
            const property = element[aliases[key] ?? name]
            if (flags.has(key)) return property || property === undefined && element.hasAttribute(key) ? "true" : null
            const isLink = (key === "href" || key === "src") && !element.hasAttribute(key)
            const isText = ["string", "number", "boolean"].includes(typeof property)
            return isText && !isLink ? String(property) : element.getAttribute(name)
          }
          const path = (element) => {
            const steps = []
            for (let one = element; one?.nodeType === 1; one = one.parentNode) {
              const isAlone = !one.parentElement
              const siblings = isAlone ? [one] : [...one.parentElement.children]
              const same = siblings.filter((other) => other.localName === one.localName)
              const name = one.namespaceURI?.endsWith("/xhtml") ? one.localName.toUpperCase() : `*[name()='${one.localName}']`
              steps.unshift(same.length > 1 ? `${name}[${same.indexOf(one) + 1}]` : name)
              if (one.parentNode?.nodeType === 11) return "(: Shadow DOM element - no XPath :)"
            }
            return `/${steps.join("/")}`
          }
          const find = (kind, query, within) => {
            const root = within ? look(within) : page
            try {
              if (kind === "css") return [...root.querySelectorAll(query)]
              const found = page.evaluate(query, root, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE, null)
              const all = Array.from({ length: found.snapshotLength }, (_, index) => found.snapshotItem(index))
              return all.filter(isElement)
            } catch (error) {
              throw new Failure("invalid", `${query} isn't valid: ${error.message}`)
            }
          }

          // Pointer and keyboard

          const instantly = (element, block) => element.scrollIntoView({ block, inline: "nearest", behavior: "instant" })
          const describe = (element) => {
            const copy = element.cloneNode(false)
            return copy.outerHTML.replace(/<\/[^>]*>$/, "").slice(0, 120)
          }
          const box = (element) => {
            const boxes = [...element.getClientRects()]
            const found = boxes.find((one) => one.width > 0 && one.height > 0) ?? boxes[0]
            if (!found || !found.width && !found.height) {
              throw new Failure("obscured", `The element has no size, so nobody can click it: ${describe(element)}`)
            }
            return found
          }
          const isInside = ({ x, y }, { innerWidth, innerHeight }) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight
          const place = (element, offset) => {
            const area = box(element)
            if (!offset) return { x: area.x + area.width / 2, y: area.y + area.height / 2 }
            const whole = element.getBoundingClientRect()
            return offset.isFromMiddle
              ? { x: whole.x + whole.width / 2 + offset.x, y: whole.y + whole.height / 2 + offset.y }
              : { x: whole.x + offset.x, y: whole.y + offset.y }
          }
          const nothing = "nothing of the page"
          // What is over a point, and isn't part of the element.
          const cover = (element, { x, y }) => {
            let hit = page.elementFromPoint(x, y)
            while (hit?.shadowRoot?.elementFromPoint(x, y) && hit.shadowRoot.elementFromPoint(x, y) !== hit) {
              hit = hit.shadowRoot.elementFromPoint(x, y)
            }
            if (!hit) return nothing
            for (let one = hit; one; one = one.parentNode ?? one.host) if (one === element) return ""
            // A label has its field inside, and a click on either is the same.
            return [...(element.labels ?? [])].some((label) => label.contains(hit)) ? "" : describe(hit)
          }
          // The element's point in the web view, and what would get a click there. The pointer may go to a covered one.
          const reach = (element, offset, mayBeCovered) => {
            let point = place(element, offset)
            let what = isInside(point, view) ? !mayBeCovered && cover(element, point) : nothing
            for (const frame of frames.map(look).reverse()) {
              const area = frame.getBoundingClientRect()
              point = { x: point.x + area.x + frame.clientLeft, y: point.y + area.y + frame.clientTop }
              const hit = frame.ownerDocument.elementFromPoint(point.x, point.y)
              if (!isInside(point, frame.ownerDocument.defaultView)) what ||= nothing
              else if (hit !== frame && !mayBeCovered) what ||= hit ? describe(hit) : nothing
            }
            return { point, what }
          }
          const isCovered = (element) => {
            const { width, height } = element.getBoundingClientRect()
            return !width && !height || Boolean(reach(element).what)
          }
          // Waits for the animations that move the element, a second at most.
          const rest = (element) => {
            const isMoving = ({ playState, effect }) => {
              const isFinite = effect?.getComputedTiming().endTime < Infinity
              return isFinite && playState === "running" && effect.target?.contains(element)
            }
            const ends = page.getAnimations().filter(isMoving).map((one) => one.finished)
            return Promise.race([Promise.allSettled(ends), new Promise((done) => setTimeout(done, 1000))])
          }
          // The point of the element in the web view, for the pointer.
          const aim = async (element, offset, mayBeCovered) => {
            await rest(element)
            let found = reach(element, offset, mayBeCovered)
            for (const block of ["center", "end", "start"]) {
              if (!found.what) return found.point
              instantly(element, block)
              found = reach(element, offset, mayBeCovered)
            }
            if (!found.what) return found.point
            throw new Failure("obscured", `${describe(element)} can't be clicked: ${found.what} would get the click.`)
          }
          // Resolves when the page has handled so many events, or is gone. Set up before the input is sent.
          const expectEvents = (type, count, isCounted = () => true) => {
            state.arrival = new Promise((done) => {
              let left = count
              const end = () => {
                view.removeEventListener(type, listen, true)
                removeEventListener("pagehide", end)
                setTimeout(done)
              }
              const listen = (event) => {
                if (event.isTrusted && isCounted(event) && --left === 0) end()
              }
              view.addEventListener(type, listen, true)
              addEventListener("pagehide", end)
              state.expected = () => `${count - left} of ${count} ${type} arrived`
            })
          }
          const modifiers = new Set(["Shift", "Control", "Alt", "Meta", "AltGraph"])
          const select = (element) => {
            if (element.select) return element.select()
            const range = page.createRange()
            range.selectNodeContents(element)
            const selection = view.getSelection()
            selection.removeAllRanges()
            selection.addRange(range)
          }
          // Gives an element the keyboard, with the cursor at its end, as a browser does for a test.
          const focus = (element) => {
            const active = () => element.getRootNode().activeElement
            if (element === active()) return
            // WebKit would give it to an input of the type hidden.
            const hasBox = element.getClientRects().length > 0
            if (hasBox) element.focus()
            if (!hasBox || !element.contains(active()) && !element.isContentEditable) {
              throw new Failure("obscured", `${describe(element)} can't have the keyboard.`)
            }
            view.getSelection().modify("move", "forward", "documentboundary")
          }
          const send = (element, ...types) => {
            for (const type of types) element.dispatchEvent(new view.Event(type, { bubbles: true }))
          }
          const choose = (option, isChosen) => {
            const field = option.closest("select")
            if (!field || isDisabled(option) || option.selected === isChosen) return
            field.focus()
            option.selected = isChosen
            send(field, "input", "change")
          }
          const files = (list) => {
            const transfer = new view.DataTransfer()
            for (const { name, type, content, date } of list) {
              const bytes = Uint8Array.from(atob(content), (one) => one.charCodeAt(0))
              transfer.items.add(new view.File([bytes], name, { type, lastModified: date }))
            }
            return transfer
          }
          const dates = {
            date: "2026-01-02", "datetime-local": "2026-01-02T03:04", time: "03:04", month: "2026-01", week: "2026-W01"
          }
          const kind = (element) => {
            const isTyped = element.type in dates || element.type === "color" || element.type === "range"
            if (element.localName === "select" || element.localName === "input" && isTyped) return "value"
            if (element.localName !== "input") {
              return element.localName === "textarea" || element.isContentEditable ? "text" : "none"
            }
            return ["checkbox", "radio", "file"].includes(element.type) ? element.type : "text"
          }

          const actions = {
            find: ({ kind, query, within }) => find(kind, query, within).map(identify),
            visibleText: ({ element }) => visibleText(look(element)),
            text: ({ element }) => look(element).textContent,
            tag: ({ element }) => look(element).localName,
            attribute: ({ element, name }) => attribute(look(element), name),
            value: ({ element }) => value(look(element)),
            kind: ({ element }) => kind(look(element)),
            isVisible: ({ element }) => isVisible(look(element)),
            isChecked: ({ element }) => Boolean(look(element).checked),
            isSelected: ({ element }) => Boolean(look(element).selected),
            isDisabled: ({ element }) => isDisabled(look(element)),
            isCovered: ({ element }) => isCovered(look(element)),
            path: ({ element }) => path(look(element)),
            rect: ({ element }) => {
              return look(element).getBoundingClientRect()
            },
            style: ({ element, names }) => {
              const style = view.getComputedStyle(look(element))
              return Object.fromEntries(names.map((one) => [one, style.getPropertyValue(one)]))
            },
            active: () => page.activeElement ? identify(page.activeElement) : null,
            html: () => {
              const type = page.doctype ? `${new XMLSerializer().serializeToString(page.doctype)}\n` : ""
              return type + (page.documentElement?.outerHTML ?? "")
            },
            title: () => page.title,
            url: () => view.location.href,
            scrollBy: ({ element, x, y }) => look(element).scrollBy({ left: x, top: y, behavior: "instant" }),
            scrollTo: ({ element, x, y }) => {
              const target = look(element)
              if (typeof x === "string") return target.scrollIntoView({ block: x, inline: "nearest", behavior: "instant" })
              target.scrollTo({ left: x, top: y, behavior: "instant" })
            },
            scrollEdge: ({ element, edge }) => {
              const target = element ? look(element) : page.scrollingElement
              const end = target.scrollHeight - target.clientHeight
              const top = { top: 0, center: end / 2, bottom: end }[edge]
              target.scrollTo({ left: 0, top, behavior: "instant" })
            },
            size: () => [view.innerWidth, view.innerHeight],
            choose: ({ element, isChosen }) => choose(look(element), isChosen),
            setValue: ({ element, value }) => {
              const field = look(element)
              if (field.readOnly || isDisabled(field)) return
              field.focus()
              if (field.value === value) return
              field.value = value
              if (value && !field.value) {
                const form = dates[field.type] ? `, but texts like "${dates[field.type]}"` : ""
                throw new Failure("invalid", `${describe(field)} doesn't accept "${value}"${form}.`)
              }
              send(field, "input", "change")
            },
            attach: ({ element, list }) => {
              const field = look(element)
              field.files = files(list).files
              send(field, "input", "change")
            },
            drop: ({ element, list, texts }) => {
              const transfer = files(list)
              for (const [type, text] of Object.entries(texts)) transfer.items.add(text, type)
              for (const type of ["dragenter", "dragover", "drop"]) {
                look(element).dispatchEvent(
                  new view.DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer }))
              }
            },
            trigger: ({ element, type }) => {
              look(element).dispatchEvent(new view.Event(type, { bubbles: true, cancelable: true }))
            },
            aim: async ({ element, offset, mayBeCovered, expects, count }) => {
              const point = await aim(look(element), offset, mayBeCovered)
              if (expects) expectEvents(expects, count ?? 1)
              return point
            },
            focus: ({ element, selects, count }) => {
              const target = element ? look(element) : page.activeElement ?? page.body
              focus(target)
              if (selects) select(target)
              expectEvents("keyup", count, (event) => !modifiers.has(event.key))
            },
            // For an empty text, WebKit would remove a line break before the cursor.
            insert: ({ text }) => text !== "" && page.execCommand("insertText", false, text),
            arrival: async () => {
              // On a busy machine, a long text takes longer than the limit, which is for the next event.
              for (let told = null; told !== state.expected();) {
                told = state.expected()
                const late = new Promise((done) => setTimeout(() => done(true), values.limit))
                if (!await Promise.race([state.arrival, late])) return ""
              }
              return state.expected()
            },
            execute: async ({ list }) => encode(await call(list)),
            evaluate: async ({ list }) => encode(await call(list)),
            evaluateLater: ({ list, limit }) => new Promise((done, fail) => {
              const late = new Failure("script", `The script didn't call its callback within ${limit} ms.`)
              setTimeout(() => fail(late), limit)
              call(list, (result) => done(encode(result))).catch(fail)
            })
          }

          try {
            const action = actions[name]
            if (!action) throw new Failure("invalid", `There is no "${name}" for pages.`)
            return JSON.stringify({ value: await action(values) ?? null })
          } catch (error) {
            return JSON.stringify({ kind: error.kind ?? "script", message: error.kind ? error.message : String(error) })
          }
        }
        """#
}
