import type { Training } from '#contract/training/training.ts'
import { DateText } from '../../kit/date-text.tsx'
import css from './progress.module.css'

/** How many missions are completed. */
export function Progress({ training: { missions, certificate, startedAt, isPractising } }: { training: Training }) {
  const done = missions.filter(({ doneAt }) => doneAt !== null).length
  const words = `${done} of ${missions.length} missions completed`
  return (
    <section className={css.progress} aria-label="Progress">
      <div className={css.progressWords}>
        <p className={css.progressTitle}>{words}</p>
        <p className={css.progressText}>
          {certificate ? (
            <>
              Certificate {certificate.number}, issued <DateText value={certificate.issuedAt} />.
            </>
          ) : (
            'Complete all of them to get your certificate.'
          )}
          {!isPractising && startedAt && (
            <>
              {' '}
              Practice data since <DateText value={startedAt} />.
            </>
          )}
        </p>
      </div>
      <progress className={css.meter} value={done} max={missions.length} aria-label={words} />
    </section>
  )
}
