import { Button, CloseButton, Group } from '@mantine/core'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import css from './confirm-dialog.module.css'

type Props = {
  opened: boolean
  title: string
  /** What the two buttons say. */
  yes: string
  no: string
  /** Takes something away. */
  isDangerous?: boolean
  onYes: () => void
  onClose: () => void
  children: ReactNode
}

/** Asks before something is done. */
export function ConfirmDialog({ opened, title, yes, no, isDangerous, onYes, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const shown = dialog.current
    if (!opened || !shown) return
    shown.showModal()
    return () => shown.close()
  }, [opened])
  const agree = () => {
    onYes()
    onClose()
  }
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby={heading}
      // The browser tells of it a little later, when it may have been opened again.
      onClose={() => !dialog.current?.open && onClose()}
      // What is pressed beside it is its backdrop, and that is the dialog itself.
      onPointerDown={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      {opened && (
        <div className={css.content}>
          <header className={css.head}>
            <h2 id={heading} className={css.title}>
              {title}
            </h2>
            <CloseButton aria-label="Close" onClick={onClose} />
          </header>
          {children}
          <Group mt="md" justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {no}
            </Button>
            <Button color={isDangerous ? 'red' : undefined} onClick={agree}>
              {yes}
            </Button>
          </Group>
        </div>
      )}
    </dialog>
  )
}
