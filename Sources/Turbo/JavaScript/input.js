// Reports whether the page has unsaved input.
(post) => {
  // Fields that the user has changed since the page was rendered.
  const editedFields = new Set()
  // Whether the server rejected the last form. The page shows the form again, and its input isn't saved anywhere.
  let isRejected = false
  let toldUnsaved = false

  const isChanged = (field) => {
    if (field.type === "checkbox" || field.type === "radio") return field.checked !== field.defaultChecked
    if (field.type === "file") return field.files.length > 0
    if (field.options) return isChosen(field)
    // An editable element with formatted text has no default value to compare with.
    return field.defaultValue === undefined || field.value !== field.defaultValue
  }

  // A list without a preselected option starts with its first option.
  const isChosen = (list) => {
    const options = [...list.options]
    const chosen = options.filter((option) => option.defaultSelected)
    const first = chosen.length || list.multiple ? chosen : options.slice(0, 1)
    return options.some((option) => option.selected !== first.includes(option))
  }

  const tellUnsaved = () => {
    for (const field of editedFields) if (!field.isConnected) editedFields.delete(field)
    const isUnsaved = isRejected || [...editedFields].some(isChanged)
    if (isUnsaved === toldUnsaved) return
    toldUnsaved = isUnsaved
    post("inputChanged", { isUnsaved })
  }

  // A form with the method GET, such as a search, changes nothing on the server.
  const saves = (form) => (form?.getAttribute?.("method") ?? "get").toLowerCase() !== "get"

  for (const name of ["input", "change"]) {
    addEventListener(name, ({ target }) => {
      const field = target.isContentEditable ? target.closest("[contenteditable]") : target
      if (!field.closest || !saves(field.form ?? field.closest("form"))) return
      // A page from a snapshot may have been reported as unsaved earlier.
      if (editedFields.size === 0) toldUnsaved = null
      editedFields.add(field)
      tellUnsaved()
    }, true)
  }
  // The fields are reset only after the event.
  addEventListener("reset", () => setTimeout(tellUnsaved), true)
  addEventListener("turbo:submit-end", ({ target, detail }) => {
    if (!saves(target)) return
    if (detail.success) {
      isRejected = false
      for (const field of editedFields) {
        if ((field.form ?? field.closest("form")) === target) editedFields.delete(field)
      }
    } else if (detail.fetchResponse) {
      isRejected = true
    }
    tellUnsaved()
  }, true)

  return {
    forget() {
      editedFields.clear()
      isRejected = false
      toldUnsaved = false
    }
  }
}
