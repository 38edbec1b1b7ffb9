import { useEffect, useRef, useSyncExternalStore } from 'react'
import { toasts } from '#domain/defaults.ts'
import { CloseButton } from './form/close-button.tsx'
import { type Toast, toastStore } from './toast.ts'
import css from './toasts.module.css'

const { closeMs, most } = toasts
const none: readonly Toast[] = []

/** Shows the messages of `toast`. They stay open while one of them is hovered or focused. */
export function Toasts() {
  const shown = useSyncExternalStore(toastStore.follow, toastStore.read, () => none)
  return (
    // Always mounted: live regions announce only what is added later.
    <div className={css.toasts} aria-live="polite" data-toasts data-no-print>
      {shown.slice(0, most).map((toast) => (
        <OneToast key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

function OneToast({ toast: { id, tone, title, message } }: { toast: Toast }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const timer = setInterval(() => {
      const isHeld = box.current?.parentElement?.matches(':hover, :focus-within')
      if (!isHeld) toastStore.remove(id)
    }, closeMs)
    return () => clearInterval(timer)
  }, [id])
  return (
    // Screen readers announce failures at once and others politely.
    <div ref={box} className={css.toast} data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      <div className={css.words}>
        {title && <p className={css.title}>{title}</p>}
        <p className={css.message}>{message}</p>
      </div>
      <CloseButton aria-label="Close this message" onClick={() => toastStore.remove(id)} />
    </div>
  )
}
