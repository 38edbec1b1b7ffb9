import { IconX } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import { Notice } from '../../../kit/notice.tsx'
import css from './choose-different.module.css'

/** What the error dialog sends here to do when a house has no room left (specification section 8). */
export function ChooseDifferent() {
  const [params, setParams] = useSearchParams()
  if (params.get('action') !== 'choose-different-hotel') return null
  const close = () =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        next.delete('action')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <div className={css.note}>
      <Notice tone="info" role="status" title="Choose a different accommodation">
        <p>The one you chose has no room left for these nights. The others below are for the same nights and guests.</p>
        <button type="button" className="text-button" onClick={close}>
          <IconX size={14} stroke={1.75} aria-hidden="true" /> Close<span className="visually-hidden"> this note</span>
        </button>
      </Notice>
    </div>
  )
}
