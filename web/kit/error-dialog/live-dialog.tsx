import { useLayoutEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { ErrorDialog } from './dialog.tsx'
import { type Effect, queryAfter } from './effects.ts'

/** The error dialog of a hydrated screen: modal, and closed without loading the page unless the choice requires it. */
export function LiveErrorDialog() {
  const [query, setQuery] = useSearchParams()
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const shown = dialog.current
    if (!shown) return
    // Not `close()`, which would fire the close event.
    shown.open = false
    shown.showModal()
    shown.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    if (shown.dataset.errorDialog) console.warn('the error payload in the address is not readable and is ignored')
    return () => shown.close()
  }, [])

  const leave = (effect: Effect) => {
    const next = queryAfter(query, effect)
    if (effect === 'reload') {
      const search = next.toString()
      window.location.replace(`${window.location.pathname}${search ? `?${search}` : ''}`)
      return
    }
    setQuery(next, { replace: true, preventScrollReset: true })
  }

  return (
    <ErrorDialog
      ref={dialog}
      query={query}
      onLeave={leave}
      onCancel={(event) => {
        event.preventDefault()
        leave('stay')
      }}
      onPointerDown={({ target, currentTarget }) => target === currentTarget && leave('stay')}
    />
  )
}
