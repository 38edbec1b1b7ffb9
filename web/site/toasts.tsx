import { toasts } from '#domain/defaults.ts'
import { LazyScript } from './lazy-script.tsx'
import css from './toasts.module.css'
import script from './client/toasts-script.ts?worker&url'

/** The container of toasts on a page of plain HTML. Always rendered: live regions announce only what is added later. */
export const PlainToasts = () => (
  <div
    className={css.toasts}
    aria-live="polite"
    data-toasts
    data-close-ms={toasts.closeMs}
    data-most={toasts.most}
    data-no-print
  />
)

/** The scripts of a page with toasts: they dispatch `toast` events with a tone (`info`, `warn`) and a message. */
export const ToastScript = () => (
  <>
    <template data-toast>
      <div className={css.toast} role="status">
        <p />
        <button type="button" className={css.close} aria-label="Close this message">
          <svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
            <path d="m4 4 8 8M12 4l-8 8" strokeLinecap="round" />
          </svg>
        </button>
      </div>
    </template>
    <LazyScript src={script} />
  </>
)
