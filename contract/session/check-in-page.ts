/** The address of the check-in page; only its documents may use the camera. */
export const checkInPage = '/manage/check-in'

/** The script that opens it without a network, and the cache that it reads. */
export const checkInWorker = '/manage/check-in-worker.js'
export const CHECK_IN_CACHE = 'check-in'
