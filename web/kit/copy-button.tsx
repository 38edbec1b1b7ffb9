import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import css from './copy-button.module.css'
import { toast } from './toast.ts'

type Props = {
  /** The copied text. */
  value: string
  /** Its description: "booking reference". */
  what: string
}

/** Copies a reference or number; confirms it for two seconds. */
export function CopyButton({ value, what }: Props) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
      setTimeout(() => setCopied(false), 2000)
    } catch {
      toast.warn(`The browser did not allow copying. Select the ${what} and copy it by hand.`)
    }
  }
  const Icon = isCopied ? IconCheck : IconCopy
  return (
    <button
      type="button"
      className={css.copy}
      data-done={isCopied || undefined}
      onClick={copy}
      aria-label={`Copy ${what} ${value}`}
    >
      <Icon size={16} stroke={1.5} aria-hidden="true" />
      <span className="visually-hidden" role="status">
        {isCopied ? 'Copied' : ''}
      </span>
    </button>
  )
}
