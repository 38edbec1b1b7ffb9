import '@mantine/core/styles/InlineInput.layer.css'
import { Switch } from '@mantine/core'
import { useFetcher } from 'react-router'
import type { Intent, PagesOutcome } from './action.ts'

type Props = {
  /** The accessible name; `isBare` hides it. */
  label: string
  isBare?: boolean
  isOn: boolean
  intent: Intent
  /** The setting that it switches. */
  of: Record<string, string>
}

/** A switch that takes effect at once, and shows the pressed state while it is saved. It posts only its own setting, so that it reverts no other switch. */
export function Toggle({ label, isBare = false, isOn, intent, of }: Props) {
  const fetcher = useFetcher<PagesOutcome>()
  const going = fetcher.formData?.get('value')
  const send = (value: boolean) => fetcher.submit({ ...of, intent, value: String(value) }, { method: 'post' })
  return (
    <Switch
      label={isBare ? undefined : label}
      aria-label={isBare ? label : undefined}
      checked={going ? going === 'true' : isOn}
      onChange={(event) => void send(event.currentTarget.checked)}
    />
  )
}
