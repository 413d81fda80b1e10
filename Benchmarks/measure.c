// Runs a command without its output and prints what it took: CPU time in microseconds, peak memory in KiB, exit status.
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

static long long microseconds(struct timeval time) { return time.tv_sec * 1000000LL + time.tv_usec; }

int main(int argument_count, char **arguments) {
    if (argument_count < 2) {
        fprintf(stderr, "usage: measure COMMAND [ARGUMENT...]\n");
        return 64;
    }
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);

    pid_t child;
    if (posix_spawnp(&child, arguments[1], &actions, NULL, arguments + 1, environ) != 0) {
        perror(arguments[1]);
        return 1;
    }
    int status;
    struct rusage usage;
    if (wait4(child, &status, 0, &usage) < 0) {
        perror("wait4");
        return 1;
    }
    long peak = usage.ru_maxrss;
#ifdef __APPLE__
    peak /= 1024;  // which counts bytes there
#endif
    printf("%lld %ld %d\n", microseconds(usage.ru_utime) + microseconds(usage.ru_stime), peak,
           WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
    return 0;
}
