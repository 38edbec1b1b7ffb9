import '@mantine/core/styles/InlineInput.layer.css'
import { Switch } from '@mantine/core'
import type { Intent } from './action.ts'
import { useOrderedSubmit } from './use-ordered-submit.ts'

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
  const { going, submit } = useOrderedSubmit()
  return (
    <Switch
      label={isBare ? undefined : label}
      aria-label={isBare ? label : undefined}
      checked={going ? going === 'true' : isOn}
      onChange={(event) => submit({ ...of, intent, value: String(event.currentTarget.checked) })}
    />
  )
}
