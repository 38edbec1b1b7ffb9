import { IconLuggage } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Tip } from '../../kit/tip.tsx'
import css from '../top-bar.module.css'

const labelOf = (count: number): string => {
  if (count === 0) return 'Trip, empty'
  return count === 1 ? 'Trip, 1 item' : `Trip, ${count} items`
}

/** The planned trip, with the number of its items. */
export function CartLink({ count }: { count: number }) {
  const label = labelOf(count)
  return (
    <Tip label={label}>
      <Link to="/cart" className={`${css.tool} ${css.square}`} aria-label={label}>
        <IconLuggage size={18} stroke={1.5} aria-hidden="true" />
        {count > 0 && (
          <span className={css.count} aria-hidden="true">
            {count}
          </span>
        )}
      </Link>
    </Tip>
  )
}
