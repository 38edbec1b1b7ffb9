import { compareLimit } from '#domain/defaults.ts'
import { compareWords } from '#domain/flights/compare.ts'
import { ToastScript } from '../../../site/toasts.tsx'
import button from './buttons.module.css'
import css from './compare-bar.module.css'

/** The flights to compare, at the bottom of the window once there is one. The page's script fills it. */
export function CompareBar() {
  return (
    <>
      <aside
        className={css.tray}
        aria-label="Flights to compare"
        data-tray
        data-most={compareLimit}
        data-full={compareWords.full}
        data-other-legs={compareWords.restarted}
        hidden
      >
        <p>
          <strong data-count />
        </p>
        <button type="button" className={button.secondary} data-clear>
          Clear
        </button>
        <a className={button.primary} href="/flight/compare" hidden>
          Compare
        </a>
      </aside>
      <button type="button" className={`${button.primary} ${css.fresh}`} data-fresh hidden>
        More flights were found: show them
      </button>
      <ToastScript />
    </>
  )
}
