import { IconX } from '@tabler/icons-react'
import css from './close-button.module.css'

type Props = { 'aria-label': string; onClick: () => void }

/** The close button of a dialog or a message. */
export const CloseButton = (props: Props) => (
  <button type="button" className={css.close} {...props}>
    <IconX size={16} stroke={1.75} aria-hidden="true" />
  </button>
)
