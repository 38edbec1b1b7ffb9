import { useEffect, useRef, useSyncExternalStore } from 'react'
import { toasts } from '#domain/defaults.ts'
import { CloseButton } from './form/close-button.tsx'
import { type Toast, toastStore } from './toast.ts'
import css from './toasts.module.css'

const { closeMs, most } = toasts
const none: readonly Toast[] = []

/** The messages of `toast`. They wait while one of them is pointed at or has the focus. */
export function Toasts() {
  const shown = useSyncExternalStore(toastStore.follow, toastStore.read, () => none)
  return (
    // Always there: what comes into it later is read out.
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
    // Screen readers interrupt for what failed and wait their turn for the rest.
    <div ref={box} className={css.toast} data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      <div className={css.words}>
        {title && <p className={css.title}>{title}</p>}
        <p className={css.message}>{message}</p>
      </div>
      <CloseButton aria-label="Close this message" onClick={() => toastStore.remove(id)} />
    </div>
  )
}
