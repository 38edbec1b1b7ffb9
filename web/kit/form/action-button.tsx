import type { ReactNode } from 'react'
import { useFetchers, useNavigation } from 'react-router'
import { Button, type ButtonLook } from './button.tsx'

type Props = ButtonLook & {
  children: ReactNode
  /** Sent with the form, so that one form may have several buttons: `name="intent" value="revoke"`. */
  name?: string
  value?: string
  disabled?: boolean
  'aria-label'?: string
  'aria-describedby'?: string
  /** The form it belongs to, when it is outside of it. */
  form?: string
}

/**
 * A submit button that shows its pending state and cannot be pressed twice while its form is submitted. Give several buttons of one page a `name` and
 * `value`: only the pressed one then shows as pending.
 */
export function ActionButton({ children, name, value, ...button }: Props) {
  const navigation = useNavigation()
  const sent = [navigation, ...useFetchers()].flatMap((one) => (one.state !== 'idle' && one.formData ? [one.formData] : []))
  const isMine = sent.some((data) => !name || data.get(name) === value)
  return (
    <Button type="submit" name={name} value={value} loading={isMine} {...button}>
      {children}
    </Button>
  )
}
