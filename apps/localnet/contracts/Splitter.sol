// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Passes what it is sent on to several receivers in equal parts; the rest goes to the last one.
contract Splitter {
    error NobodyToPay();
    error PaymentFailed(address to, uint256 value);

    function split(address payable[] calldata receivers) external payable {
        if (receivers.length == 0) revert NobodyToPay();
        uint256 share = msg.value / receivers.length;
        for (uint256 i; i < receivers.length; ++i) {
            uint256 value = i + 1 == receivers.length ? address(this).balance : share;
            (bool paid,) = receivers[i].call{value: value}("");
            if (!paid) revert PaymentFailed(receivers[i], value);
        }
    }
}
