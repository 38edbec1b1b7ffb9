/** Preloaded into child programs: they stop cleanly after their parent ends, even if it was killed. */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
