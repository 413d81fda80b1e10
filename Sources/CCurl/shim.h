#pragma once
#include <curl/curl.h>

// Swift does not import functions with variable arguments, so each type of value has a function here.

/// A function that takes `count` items of `size` bytes, and returns how many bytes it took: fewer end the transfer.
typedef size_t (*CCurlReceiver)(char *bytes, size_t size, size_t count, void *context);
/// A function that is called all the time; anything but zero ends the transfer.
typedef int (*CCurlProgress)(void *context, curl_off_t, curl_off_t, curl_off_t, curl_off_t);

static inline CURLcode CCurlInitialize(void) { return curl_global_init(CURL_GLOBAL_DEFAULT); }

static inline CURLcode CCurlSetNumber(CURL *handle, CURLoption option, long value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode CCurlSetText(CURL *handle, CURLoption option, const char *value) {
    return curl_easy_setopt(handle, option, value);
}

/// Allows HTTP and HTTPS, also where a server redirects to something else.
static inline CURLcode CCurlAllowWebOnly(CURL *handle) {
#if LIBCURL_VERSION_NUM >= 0x075500
    CURLcode code = curl_easy_setopt(handle, CURLOPT_PROTOCOLS_STR, "http,https");
    return code ? code : curl_easy_setopt(handle, CURLOPT_REDIR_PROTOCOLS_STR, "http,https");
#else
    CURLcode code = curl_easy_setopt(handle, CURLOPT_PROTOCOLS, CURLPROTO_HTTP | CURLPROTO_HTTPS);
    return code ? code : curl_easy_setopt(handle, CURLOPT_REDIR_PROTOCOLS, CURLPROTO_HTTP | CURLPROTO_HTTPS);
#endif
}

/// Lets functions receive the lines of heads and the bytes of the body, each with a context.
static inline CURLcode CCurlSetReceivers(CURL *handle, CCurlReceiver head, CCurlReceiver body, void *context) {
    CURLcode code = curl_easy_setopt(handle, CURLOPT_HEADERFUNCTION, head);
    if (!code) code = curl_easy_setopt(handle, CURLOPT_HEADERDATA, context);
    if (!code) code = curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, body);
    return code ? code : curl_easy_setopt(handle, CURLOPT_WRITEDATA, context);
}

/// Lets a function end the transfer.
static inline CURLcode CCurlSetProgress(CURL *handle, CCurlProgress progress, void *context) {
    CURLcode code = curl_easy_setopt(handle, CURLOPT_XFERINFOFUNCTION, progress);
    if (!code) code = curl_easy_setopt(handle, CURLOPT_XFERINFODATA, context);
    return code ? code : curl_easy_setopt(handle, CURLOPT_NOPROGRESS, 0L);
}

/// The status of the last answer; zero if there was none.
static inline long CCurlStatus(CURL *handle) {
    long status = 0;
    return curl_easy_getinfo(handle, CURLINFO_RESPONSE_CODE, &status) ? 0 : status;
}
