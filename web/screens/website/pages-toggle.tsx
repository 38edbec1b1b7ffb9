import '@mantine/core/styles/InlineInput.layer.css'
import { Switch } from '@mantine/core'
import { useFetcher } from 'react-router'
import type { Intent, PagesOutcome } from './pages-action.ts'

type Props = {
  /** Read out; `isBare` shows no words beside it. */
  label: string
  isOn: boolean
  isBare?: boolean
  intent: Intent
  /** What is sent for the state that it is switched to. */
  send: (isOn: boolean) => Record<string, string>
}

/** A switch that acts at once and shows where it is going. */
export function PagesToggle({ label, isOn, isBare = false, intent, send }: Props) {
  const fetcher = useFetcher<PagesOutcome>()
  const going = fetcher.formData?.get('isOn')
  return (
    <Switch
      label={isBare ? undefined : label}
      aria-label={isBare ? label : undefined}
      checked={going ? going === 'true' : isOn}
      onChange={(event) => {
        const next = event.currentTarget.checked
        void fetcher.submit({ intent, isOn: String(next), ...send(next) }, { method: 'post' })
      }}
    />
  )
}
