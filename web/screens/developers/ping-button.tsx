import { IconSend } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { toast } from '../../kit/toast.ts'
import { sayAnswer } from './say-answer.ts'
import type { action } from './webhook.tsx'

/** Sends a test message; a toast tells what was answered. */
export function PingButton() {
  const fetcher = useFetcher<typeof action>()
  const { data: answer } = fetcher
  useEffect(() => {
    if (answer && 'failure' in answer) toast.failed(answer.failure.body, answer.failure.title)
    if (answer && 'delivery' in answer) sayAnswer(answer.delivery)
  }, [answer])
  return (
    <fetcher.Form method="post">
      <ActionButton
        name="intent"
        value="ping"
        variant="default"
        leftSection={<IconSend size={16} stroke={1.5} aria-hidden="true" />}
      >
        Send a test message
      </ActionButton>
    </fetcher.Form>
  )
}
