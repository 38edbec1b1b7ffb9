import { Link, useSearchParams } from 'react-router'
import chip from '../../../../kit/chip.module.css'
import { firstRoomAddress, sameRoomAddress } from './each-address.ts'
import css from './room-modes.module.css'

/** One room type for all rooms of the search, or one for each. */
export function RoomModes({ rooms, isEach }: { rooms: number; isEach: boolean }) {
  const [params] = useSearchParams()
  const modes = [
    { label: 'Same room type for all rooms', to: sameRoomAddress(params), isOn: !isEach },
    { label: 'A room type for each room', to: firstRoomAddress(params, rooms), isOn: isEach },
  ]
  return (
    <div className={css.modes} role="group" aria-label="Room types">
      {modes.map(({ label, to, isOn }) => (
        <Link
          key={label}
          to={`${to}#rooms`}
          preventScrollReset
          prefetch="none"
          className={chip.chip}
          aria-current={isOn || undefined}
        >
          {label}
        </Link>
      ))}
    </div>
  )
}
