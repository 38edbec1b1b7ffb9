import '@mantine/core/styles/Modal.layer.css'
import { Button, Group, Modal, Text } from '@mantine/core'

/** Says that the connection is gone. It closes by itself when it is back. */
export function NoNetwork({ onClose }: { onClose: () => void }) {
  return (
    <Modal opened onClose={onClose} title="No network" size="min(440px, 90vw)" closeButtonProps={{ 'aria-label': 'Close' }}>
      <Text c="var(--ink-2)">
        This device is offline. What you have typed is kept on this page; nothing is sent or charged until the connection is back.
      </Text>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose}>
          Keep working offline
        </Button>
        <Button onClick={() => window.location.reload()}>Try again</Button>
      </Group>
    </Modal>
  )
}
