import { useGetPuck } from '@puckeditor/core'
import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'

/** Animation frames to wait for a form to be rendered. */
const MOST_FRAMES = 120

/** Opens the items around a field, one after the other, and focuses it. Returns a function that stops it. */
function focusField(owner: string, path: readonly string[]): () => void {
  let frames = 0
  let frame = 0
  const step = () => {
    frames += 1
    const [name, ...rest] = path
    let id = `${owner}_custom_${name}`
    for (const part of rest) {
      id = `${id}-${part}`
      const summary = document.getElementById(`${id}-summary`)
      if (summary?.getAttribute('aria-expanded') === 'false') summary.click()
    }
    const field = document.getElementById(id)
    if (field) {
      field.scrollIntoView({ block: 'center' })
      field.focus()
    } else if (frames < MOST_FRAMES) frame = requestAnimationFrame(step)
  }
  frame = requestAnimationFrame(step)
  return () => cancelAnimationFrame(frame)
}

/** Opens the section and the field of the address: `?section=cta-2&field=link`. */
export function useAddressedField() {
  const [query] = useSearchParams()
  const { key } = useLocation()
  const getPuck = useGetPuck()
  const section = query.get('section')
  const field = query.get('field')
  useEffect(() => {
    if (!field) return
    const { dispatch, getSelectorForId } = getPuck()
    dispatch({ type: 'setUi', ui: { itemSelector: (section && getSelectorForId(section)) || null } })
    return focusField(section ?? 'root', field.split('.'))
  }, [section, field, key, getPuck])
}
