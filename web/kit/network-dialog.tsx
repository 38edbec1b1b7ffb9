import { useEffect, useRef } from 'react'
import css from './network-dialog.module.css'

/** The no-network modal: open while the device is offline. It is rendered from the start, because nothing can be loaded offline. */
export function NetworkDialog() {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const update = () => {
      if (navigator.onLine) dialog.current?.close()
      else if (!dialog.current?.open) dialog.current?.showModal()
    }
    update()
    window.addEventListener('online', update)
    window.addEventListener('offline', update)
    return () => {
      window.removeEventListener('online', update)
      window.removeEventListener('offline', update)
    }
  }, [])

  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby="no-network">
      <h2 id="no-network" className={css.title}>
        No network
      </h2>
      <p className={css.text}>
        This device is offline. What you have typed is kept on this page; nothing is sent or charged until the connection is back.
      </p>
      <div className={css.actions}>
        <button type="button" className={css.stay} onClick={() => dialog.current?.close()}>
          Keep this page open
        </button>
        <button type="button" className={css.retry} onClick={() => window.location.reload()}>
          Try again
        </button>
      </div>
    </dialog>
  )
}
