import type { PageAnswer } from './page-answer.ts'

/** Answers that may go out again as they are, for a moment. */
export interface KeptAnswers {
  find(name: string): PageAnswer | null
  /** The same of any age, for a time in which no other can be made. */
  last(name: string): PageAnswer | null
  /** Opened before an answer is made, to keep it afterwards: it is not kept when anything was forgotten meanwhile. */
  open(name: string): (answer: PageAnswer) => void
  forget(): void
}

export interface KeptAnswersOptions {
  keepMs: number
  /** Bytes of all answers together; those least asked for leave first. */
  most: number
  now(): number
}

interface Kept {
  answer: PageAnswer
  weight: number
  at: number
}

/** Bytes that an answer takes beside its body: name and heads. */
const HEADS = 4_096

export function createKeptAnswers({ keepMs, most, now }: KeptAnswersOptions): KeptAnswers {
  const kept = new Map<string, Kept>()
  let weight = 0
  let timesForgotten = 0

  const drop = (name: string) => {
    weight -= kept.get(name)?.weight ?? 0
    kept.delete(name)
  }
  const keep = (name: string, one: Kept) => {
    drop(name)
    kept.set(name, one)
    weight += one.weight
    for (const oldest of kept.keys()) {
      if (weight <= most) break
      drop(oldest)
    }
  }
  return {
    find(name) {
      const known = kept.get(name)
      if (!known || Math.abs(now() - known.at) >= keepMs) return null
      kept.delete(name)
      kept.set(name, known)
      return known.answer
    },
    last: (name) => kept.get(name)?.answer ?? null,
    open(name) {
      const opened = timesForgotten
      return (answer) => {
        if (opened === timesForgotten) keep(name, { answer, weight: answer.body.length + HEADS, at: now() })
      }
    },
    forget() {
      timesForgotten += 1
      weight = 0
      kept.clear()
    },
  }
}
