import '@mantine/core/styles/Modal.layer.css'
import { Button, Group, Modal } from '@mantine/core'
import type { ReactNode } from 'react'

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
  const agree = () => {
    onYes()
    onClose()
  }
  return (
    <Modal opened={opened} onClose={onClose} title={title} closeButtonProps={{ 'aria-label': 'Close' }}>
      {children}
      <Group mt="md" justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {no}
        </Button>
        <Button color={isDangerous ? 'red' : undefined} onClick={agree}>
          {yes}
        </Button>
      </Group>
    </Modal>
  )
}
