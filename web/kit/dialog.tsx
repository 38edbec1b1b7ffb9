import { type ReactNode, useEffect, useId, useRef } from 'react'
import css from './dialog.module.css'
import { CloseButton } from './form/close-button.tsx'

type Props = {
  title: string
  isOpen: boolean
  onClose: () => void
  /**
   * `box` in the middle, `top` under the top of the page, `rise` from the bottom, `page` over the page, `side` at the side of wide windows and a page
   * on others.
   */
  shape: 'box' | 'top' | 'rise' | 'page' | 'side'
  /** Replaces the title, which is then only the accessible name: a field. */
  head?: ReactNode
  /** The element marked `data-autofocus` gets the focus. Elements that are `sticky` at the bottom stay visible. */
  children: ReactNode
}

/** A modal dialog. The browser shows it in the top layer, traps and restores the focus, and closes it on Escape. */
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
      // The close event is asynchronous: the dialog may have been opened again.
      onClose={() => !dialog.current?.open && onClose()}
      // A click on the backdrop has the dialog itself as its target.
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
