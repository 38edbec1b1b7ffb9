import { IconBabyCarriage, IconHanger, IconStairs, IconToiletPaper, IconToolsKitchen2 } from '@tabler/icons-react'
import { Fragment, type ReactNode } from 'react'
import css from './fixture-row.module.css'
import type { Fixture, SeatRow } from './seat-layout.ts'
import cabin from './seat-map.module.css'

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const

/** What is in a row without seats. */
const faces: Record<Fixture, { label: string; picture: ReactNode }> = {
  exit: { label: 'Exit', picture: null },
  lavatory: { label: 'Lavatory', picture: <IconToiletPaper {...icon} /> },
  galley: { label: 'Galley', picture: <IconToolsKitchen2 {...icon} /> },
  closet: { label: 'Closet', picture: <IconHanger {...icon} /> },
  stairs: { label: 'Stairs', picture: <IconStairs {...icon} /> },
  bassinet: { label: 'Bassinet', picture: <IconBabyCarriage {...icon} /> },
}

const fixtureOf = (block: SeatRow['blocks'][number]): Fixture | null => {
  const place = block.find((one) => one !== null && 'fixture' in one)
  return place && 'fixture' in place ? place.fixture : null
}

/** Galleys, lavatories, exits. Decorative: seats name their exit row themselves. */
export function FixtureRow({ row }: { row: SeatRow }) {
  const fixtures = row.blocks.map(fixtureOf)
  if (fixtures.every((one) => one === 'exit' || one === null) && fixtures.includes('exit'))
    return (
      <div className={css.exit} aria-hidden="true">
        <span>Exit</span>
        <span>Exit</span>
      </div>
    )
  return (
    <div className={cabin.row} aria-hidden="true">
      {fixtures.map((fixture, index) => (
        <Fragment key={index}>
          {index > 0 && <span className={cabin.aisle} />}
          <span
            className={css.fixture}
            data-empty={fixture === null || undefined}
            style={{ flexGrow: row.blocks[index]?.length }}
          >
            {fixture && (
              <>
                {faces[fixture].picture}
                <span className={css.fixtureName}>{faces[fixture].label}</span>
              </>
            )}
          </span>
        </Fragment>
      ))}
    </div>
  )
}
