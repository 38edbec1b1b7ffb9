import { errorDialogWidth } from '#domain/defaults.ts'
import '@mantine/core/styles/Modal.layer.css'
import { Button, Group, Modal, Text } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { type DialogButton, dialogFor, parseErrorPayload } from '#domain/error-dialog.ts'
import { useMoney } from '../money.tsx'
import { type Effect, queryAfter } from './effects.ts'

const buttons: Record<DialogButton, { label: string; effect: Effect; variant: string }> = {
  cancel: { label: 'Cancel', effect: 'stay', variant: 'default' },
  'another-method': { label: 'Choose another method', effect: 'stay', variant: 'filled' },
  'different-accommodation': { label: 'Different Accommodation', effect: 'choose-different-hotel', variant: 'default' },
  'different-dates': { label: 'Different Dates', effect: 'stay', variant: 'filled' },
  retry: { label: 'Retry', effect: 'reload', variant: 'filled' },
}

/** The global error dialog (specification sections 4, 5 and 8). Everything it says comes from the query string. */
export function ErrorDialog() {
  const [query, setQuery] = useSearchParams()
  const format = useMoney()
  const payload = parseErrorPayload(query.get('errorPayload'))
  if (payload === null) console.warn('the error payload in the address is not readable and is ignored')
  const dialog = dialogFor(
    { errorCode: query.get('errorCode'), errorType: query.get('errorType'), payload: payload ?? {} },
    format,
  )

  const run = (effect: Effect) => {
    const next = queryAfter(query, effect)
    if (effect === 'reload') {
      const search = next.toString()
      window.location.replace(`${window.location.pathname}${search ? `?${search}` : ''}`)
      return
    }
    setQuery(next, { replace: true, preventScrollReset: true })
  }

  return (
    <Modal
      opened
      onClose={() => run('stay')}
      title={dialog.title}
      size={errorDialogWidth}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Text size="md" c="var(--ink-2)" maw="60ch">
        {dialog.body}
      </Text>
      <Group justify="flex-end" gap="xs" mt="lg">
        {dialog.buttons.map((name) => (
          <Button
            key={name}
            variant={buttons[name].variant}
            onClick={() => run(buttons[name].effect)}
            data-autofocus={name === 'cancel' || undefined}
          >
            {buttons[name].label}
          </Button>
        ))}
      </Group>
    </Modal>
  )
}
