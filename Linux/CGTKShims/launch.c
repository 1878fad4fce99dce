// NB: WebKitGTK ends the whole app with `g_error` if one of its processes ends before it has sent its number, for example
// because the memory is exhausted. The app then receives a number here that no process has, so that WebKitGTK finds its
// connection closed, and reports the end of the process as any other.
#define _GNU_SOURCE
#include <limits.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

// Only sockets for such a message ask the kernel for the sender.
static int is_for_number(int socket) {
    int is_passed = 0;
    socklen_t length = sizeof is_passed;
    return getsockopt(socket, SOL_SOCKET, SO_PASSCRED, &is_passed, &length) == 0 && is_passed;
}

// Takes the place of the C library's function in the process, for all libraries.
ssize_t recvmsg(int socket, struct msghdr *message, int flags) {
    size_t space = message->msg_control ? message->msg_controllen : 0;
    ssize_t count = syscall(SYS_recvmsg, socket, message, flags);
    if (count != 0 || message->msg_controllen != 0 || space < CMSG_SPACE(sizeof(struct ucred))) return count;
    if (message->msg_iovlen != 1 || message->msg_iov[0].iov_len != 1 || !is_for_number(socket)) return count;
    *(char *)message->msg_iov[0].iov_base = 0;
    struct cmsghdr *sender = message->msg_control;
    sender->cmsg_level = SOL_SOCKET;
    sender->cmsg_type = SCM_CREDENTIALS;
    sender->cmsg_len = CMSG_LEN(sizeof(struct ucred));
    *(struct ucred *)CMSG_DATA(sender) = (struct ucred){.pid = INT_MAX, .uid = getuid(), .gid = getgid()};
    message->msg_controllen = CMSG_SPACE(sizeof(struct ucred));
    return 1;
}
