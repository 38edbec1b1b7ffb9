import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import type { Draft } from '../draft/use-draft.ts'
import type { Publishing } from './use-publishing.ts'

const isEditor = (path: string) => path.startsWith('/templating/edit/')

/** Leaving the editor first sends unsent changes. If that fails the user stays and sees why; a second attempt leaves. */
export function useLeaving(draft: Draft, publishing: Publishing, hasUnfinished: boolean) {
  const { saver, isSaved } = draft
  const { setNotice } = publishing
  const isDone = isSaved && !hasUnfinished
  const isWarned = publishing.notice?.kind === 'unsent'
  const blocker = useBlocker(({ nextLocation }) => !isDone && !isEditor(nextLocation.pathname) && !isWarned)

  useEffect(() => {
    if (isDone) return
    const warn = (event: BeforeUnloadEvent) => {
      void saver.flush()
      event.preventDefault()
    }
    const send = () => void saver.flush()
    window.addEventListener('beforeunload', warn)
    window.addEventListener('online', send)
    document.addEventListener('visibilitychange', send)
    return () => {
      window.removeEventListener('beforeunload', warn)
      window.removeEventListener('online', send)
      document.removeEventListener('visibilitychange', send)
    }
  }, [isDone, saver])

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    let isCurrent = true
    void saver.flush().then((isSent) => {
      if (!isCurrent) return
      if (isSent && !hasUnfinished) return blocker.proceed()
      setNotice({ kind: 'unsent' })
      blocker.reset()
    })
    return () => {
      isCurrent = false
    }
  }, [blocker, saver, setNotice, hasUnfinished])
}
