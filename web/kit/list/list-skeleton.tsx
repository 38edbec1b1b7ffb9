import { SkeletonBar } from '../skeleton.tsx'
import box from './list-page.module.css'
import css from './list-skeleton.module.css'

/** The skeleton of a list, with its rows and columns. */
export function ListSkeleton({ rows = 10, columns = 5 }: { rows?: number; columns?: number }) {
  return (
    <div className={box.box} aria-busy="true">
      <span className="visually-hidden" role="status">
        Loading the list
      </span>
      <div aria-hidden="true">
        {Array.from({ length: rows + 1 }, (_, row) => (
          <div key={row} className={css.skeletonRow}>
            {Array.from({ length: columns }, (_, column) => (
              <SkeletonBar key={column} width={`${46 + ((row * 7 + column * 13) % 4) * 14}%`} />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
