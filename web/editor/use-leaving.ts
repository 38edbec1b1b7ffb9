import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import type { Draft } from './use-draft.ts'
import type { Publishing } from './use-publishing.ts'

const isEditor = (path: string) => path.startsWith('/templating/edit/')

/** Leaving the editor first sends what is not sent. When that fails one stays, and learns why; the second time one may go. */
export function useLeaving(draft: Draft, publishing: Publishing) {
  const isWarned = publishing.notice?.kind === 'unsent'
  const blocker = useBlocker(({ nextLocation }) => !draft.isKept && !isEditor(nextLocation.pathname) && !isWarned)
  const { saver } = draft
  const { setNotice } = publishing
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    let isCurrent = true
    void saver.flush().then((isKept) => {
      if (!isCurrent) return
      if (isKept) return blocker.proceed()
      setNotice({ kind: 'unsent' })
      blocker.reset()
    })
    return () => {
      isCurrent = false
    }
  }, [blocker, saver, setNotice])
}
