import { ConfirmDialog } from '../../../../kit/confirm-dialog.tsx'
import type { PartyMember } from './party.ts'
import type { Seat } from './seat-layout.ts'
import css from './seats.module.css'

type Props = { seat: Seat; member: PartyMember; opened: boolean; onYes: () => void; onClose: () => void }

/** For an exit row the airline requires a confirmation first. */
export function SeatQuestion({ seat, member, opened, onYes, onClose }: Props) {
  return (
    <ConfirmDialog
      opened={opened}
      title={`Seat ${seat.designator}${seat.isExit ? ', at an exit' : ''}`}
      yes={`Yes, take ${seat.designator}`}
      no="No, another seat"
      onYes={onYes}
      onClose={onClose}
    >
      <ul className={css.notes}>
        {seat.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <p>Does this hold for {member.name}?</p>
    </ConfirmDialog>
  )
}
