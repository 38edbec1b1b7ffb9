import { type ReactNode, useEffect, useId, useRef } from 'react'
import css from './dialog.module.css'
import { CloseButton } from './form/close-button.tsx'

type Props = {
  title: string
  isOpen: boolean
  onClose: () => void
  /** In the middle of the page, under its top, risen from its foot, a page over the page, or at its side where it is wide enough and else a page. */
  shape: 'box' | 'top' | 'rise' | 'page' | 'side'
  /** Stands in place of the title, which then only names it: a field. */
  head?: ReactNode
  /** What is marked `data-autofocus` takes the focus. What is `sticky` at the foot stays in sight. */
  children: ReactNode
}

/** What has to be answered first. The browser shows it over everything, keeps the focus in it and gives it back, and closes it on Escape. */
export function Dialog({ title, isOpen, onClose, shape, head, children }: Props) {
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
      className={css.dialog}
      data-shape={shape}
      {...(head ? { 'aria-label': title } : { 'aria-labelledby': heading })}
      // The browser tells of it a little later, when it may have been opened again.
      onClose={() => !dialog.current?.open && onClose()}
      // What is pressed beside it is its backdrop, and that is the dialog itself.
      onPointerDown={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      {isOpen && (
        <div className={css.content}>
          <header className={css.head}>
            {head ?? (
              <h2 id={heading} className={css.title}>
                {title}
              </h2>
            )}
            <CloseButton aria-label="Close" onClick={onClose} />
          </header>
          {children}
        </div>
      )}
    </dialog>
  )
}
