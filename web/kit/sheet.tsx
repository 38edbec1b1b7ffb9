import { CloseButton } from '@mantine/core'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import css from './sheet.module.css'

type Props = {
  title: string
  isOpen: boolean
  onClose: () => void
  /** What is marked `data-autofocus` takes the focus. */
  children: ReactNode
}

/** A page over the page, for phones: the browser shows it over everything, keeps the focus in it and gives it back. */
export function Sheet({ title, isOpen, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const shown = dialog.current
    if (!isOpen || !shown) return
    shown.showModal()
    shown.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => shown.close()
  }, [isOpen])
  return (
    <dialog
      ref={dialog}
      className={css.sheet}
      aria-labelledby={heading}
      // The browser tells of it a little later, when it may have been opened again.
      onClose={() => !dialog.current?.open && onClose()}
    >
      {isOpen && (
        <>
          <header className={css.head}>
            <h2 id={heading} className={css.title}>
              {title}
            </h2>
            <CloseButton aria-label="Close" onClick={onClose} />
          </header>
          {children}
        </>
      )}
    </dialog>
  )
}
