/** Sends a statement of Drizzle now, which is sent otherwise when somebody waits for it: after those that were sent before. */
export const sendNow = async <T>(statement: PromiseLike<T>): Promise<T> => statement

/** Waits for all of them, and fails as the first in their order that failed, whichever was answered first. */
export async function allInOrder(answers: readonly PromiseLike<unknown>[]): Promise<void> {
  for (const one of await Promise.allSettled(answers.map(sendNow))) if (one.status === 'rejected') throw one.reason
}
