import '@mantine/core/styles/InlineInput.layer.css'
import { Switch } from '@mantine/core'
import { useFetcher } from 'react-router'
import type { Intent, PagesOutcome } from './pages-action.ts'

type Props = {
  /** Read out; `isBare` shows no words beside it. */
  label: string
  isOn: boolean
  isBare?: boolean
  onChange: (isOn: boolean) => void
}

export const Toggle = ({ label, isOn, isBare = false, onChange }: Props) => (
  <Switch
    label={isBare ? undefined : label}
    aria-label={isBare ? label : undefined}
    checked={isOn}
    onChange={(event) => onChange(event.currentTarget.checked)}
  />
)

type PageProps = Pick<Props, 'label' | 'isOn'> & { page: string }

/** Shows a page or hides it: a switch that acts at once and shows where it is going. */
export function PageToggle({ label, isOn, page }: PageProps) {
  const fetcher = useFetcher<PagesOutcome>()
  const going = fetcher.formData?.get('value')
  const send = (next: boolean) =>
    fetcher.submit({ intent: 'show' satisfies Intent, page, value: String(next) }, { method: 'post' })
  return <Toggle label={label} isBare isOn={going ? going === 'true' : isOn} onChange={(next) => void send(next)} />
}
