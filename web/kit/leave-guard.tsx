import { Button, Group, Modal } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { useBlocker } from 'react-router'

/** Asks before a person leaves changes behind that were not saved. */
export function LeaveGuard({ isChanged, children }: { isChanged: boolean; children: ReactNode }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isChanged) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isChanged])
  if (blocker.state !== 'blocked') return null
  return (
    <Modal
      opened
      onClose={() => blocker.reset()}
      title="Leave without saving?"
      closeButtonProps={{ 'aria-label': 'Close dialog' }}
    >
      <p>{children}</p>
      <Group justify="flex-end" mt="md" gap="xs">
        <Button variant="default" onClick={() => blocker.proceed()}>
          Leave
        </Button>
        <Button onClick={() => blocker.reset()}>Stay here</Button>
      </Group>
    </Modal>
  )
}
