import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import { Button } from './form/button.tsx'

type Props = {
  opened: boolean
  title: string
  /** The labels of the two buttons. */
  yes: string
  no: string
  /** It deletes something. */
  isDangerous?: boolean
  onYes: () => void
  onClose: () => void
  children: ReactNode
}

/** Asks for confirmation before an action. */
export function ConfirmDialog({ opened, title, yes, no, isDangerous, onYes, onClose, children }: Props) {
  const agree = () => {
    onYes()
    onClose()
  }
  return (
    <Dialog title={title} isOpen={opened} onClose={onClose} shape="box">
      {children}
      <div className="button-row" data-end>
        <Button variant="default" onClick={onClose}>
          {no}
        </Button>
        <Button color={isDangerous ? 'red' : undefined} onClick={agree}>
          {yes}
        </Button>
      </div>
    </Dialog>
  )
}
